import type { FieldError } from '@dure/contract/http/envelope';
import type { QuizForm } from '@dure/contract/authoring/quizzes/quiz-form';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import { findUsableContents } from '../../contents/contents.public.ts';
import { areOffered, chosenCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { authoringText as text } from './authoring.text.ts';

/** What quizzes name must exist in the tenant: codes, and contents that the author may use or that the quiz has already. */
export async function checkReferences(
  transaction: Transaction,
  memberId: string,
  quizzes: readonly QuizForm[],
  keptContent: number | null = null,
): Promise<void> {
  const { tenantId } = transaction;
  const named = quizzes.flatMap(({ contentSequence }) => contentSequence ?? []);
  const chosen = quizzes.flatMap(({ jobGroup, jobs, jobLevels }) => [
    ...(jobGroup === null ? [] : [jobGroup]),
    ...jobs,
    ...jobLevels,
  ]);
  const [, codes, contents] = await transaction.all(
    ...chosenCodes(tenantId, [...new Set(chosen)]),
    findUsableContents(tenantId, memberId, named),
  );
  const usable = new Set(contents.map(({ content_sequence }) => content_sequence));
  const faults: FieldError[] = [];
  for (const [index, quiz] of quizzes.entries()) {
    const expect = (holds: boolean, field: string, message: string) =>
      holds || faults.push({ path: `quizzes.${index}.${field}`, message });
    const { jobGroup, jobs, jobLevels, contentSequence } = quiz;
    expect(areOffered(codes, 'JOB_GROUP', jobGroup === null ? [] : [jobGroup]), 'jobGroup', text.notOffered);
    expect(areOffered(codes, 'JOB', jobs), 'jobs', text.notOffered);
    expect(areOffered(codes, 'JOB_LEVEL', jobLevels), 'jobLevels', text.notOffered);
    const isKnown = contentSequence === null || contentSequence === keptContent || usable.has(contentSequence);
    expect(isKnown, 'contentSequence', text.contentUnknown);
  }
  if (faults.length > 0) refuseFields(faults);
}
