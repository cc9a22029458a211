import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { Unit } from '../../../../kernel/unit.ts';
import type { QuizAccess } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { noteShown } from './showings.queries.ts';

/** Keeps which answers a member was shown on the way from their pre-answer to their final answer; at other times nothing. */
export async function keepShown(
  { services, tenantId, now }: Unit,
  { facts: { own_sequence: answerSequence, own_status: status } }: QuizAccess,
  rows: readonly { readonly answer_sequence: number }[],
): Promise<void> {
  if (status !== ANSWER_STATUS.preSubmitted || answerSequence === null || rows.length === 0) return;
  const shown = rows.map(({ answer_sequence }) => answer_sequence);
  // Whoever reads is answered, whether it can be written down or not.
  await services.database.write(tenantId, noteShown({ tenantId, answerSequence, shown, now })).catch(() => {});
}
