import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { getMyResumeStories } from '../resume-stories.service.ts';
import { deleteProof, listFinishedClubs, listRecordedAnswers, putProof } from './proofs.queries.ts';
import { recordsOf } from './records.ts';

/** Consents to what the records say at this moment; again takes over what they say by then. */
export async function showResumeProof(unit: Unit, clubSequence: number): Promise<MyResume> {
  await unit.write(async (transaction) => {
    const [clubs, answers] = await transaction.all(listFinishedClubs(unit), listRecordedAnswers(unit));
    const record = recordsOf(clubs, answers).find((one) => one.clubSequence === clubSequence);
    if (!record) return refuse('notFound');
    transaction.soon(putProof(unit, record, unit.now));
    return null;
  });
  return getMyResumeStories(unit);
}

export async function withdrawResumeProof(unit: Unit, clubSequence: number): Promise<MyResume> {
  await unit.write(async (transaction) => {
    const gone = await transaction.change(deleteProof(unit, clubSequence));
    if (gone > 0) return;
    const clubs = await transaction.rows(listFinishedClubs(unit));
    if (!clubs.some((club) => club.club_sequence === clubSequence)) refuse('notFound');
  });
  return getMyResumeStories(unit);
}
