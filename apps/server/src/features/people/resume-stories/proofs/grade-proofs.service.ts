import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { getMyResumeStories } from '../resume-stories.service.ts';
import { deleteGradeProof, findGrade, putGradeProof, type QuizPlace } from './grade-proofs.queries.ts';

/** Consents to an official grade as it is at this moment; again takes over what it is by then. */
export async function showResumeGrade(unit: Unit, place: QuizPlace): Promise<MyResume> {
  await unit.write(async (transaction) => {
    const row = (await transaction.first(findGrade(unit, place))) ?? refuse('notFound');
    transaction.soon(putGradeProof(unit, row, unit.now));
  });
  return getMyResumeStories(unit);
}

/** Also of a grade that is gone: whoever consented may take that back. */
export async function withdrawResumeGrade(unit: Unit, place: QuizPlace): Promise<MyResume> {
  await unit.write(async (transaction) => {
    if ((await transaction.change(deleteGradeProof(unit, place))) > 0) return;
    if (!(await transaction.first(findGrade(unit, place)))) refuse('notFound');
  });
  return getMyResumeStories(unit);
}
