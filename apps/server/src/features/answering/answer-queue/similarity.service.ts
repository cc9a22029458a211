import { DatabaseAway } from '../../../kernel/database/away.ts';
import type { Query } from '../../../kernel/database/database.ts';
import { forEach } from '../../../kernel/jobs/each.ts';
import type { Services } from '../../../kernel/unit.ts';
import { signatureOf } from './similarity.policy.ts';
import { expectPlace, expectPlaces } from './queue-place.queries.ts';
import { forgetBands, joinGroup, keepBands, keepSignature, leaveGroup, takeDue } from './similarity.queries.ts';
import type { QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';

/** Answers that one transaction compares: whoever revises one of them meanwhile waits for it, some milliseconds an answer. */
const AT_ONCE = 5;

/** Statements that put a final answer with those that are nearly the same, and find it for later ones. */
export function groupAnswer(
  tenantId: string,
  address: QuizAddress,
  answerSequence: number,
  text: string,
): readonly Query[] {
  const signature = signatureOf(text);
  const forget = forgetBands({ tenantId, answerSequence });
  if (!signature) return [forget, leaveGroup(tenantId, answerSequence)];
  const signed = {
    tenantId,
    ...address,
    answerSequence,
    textHash: signature.textHash,
    minhash: signature.minhash,
    bandNos: signature.bands.map(([no]) => no),
    bandHashes: signature.bands.map(([, hash]) => hash),
  };
  return [forget, keepSignature(signed), keepBands(signed), joinGroup(signed)];
}

/**
 * Compares what was submitted since the last time. Where that fails it goes one by one, so an answer that always fails
 * delays no other. A text that is submitted meanwhile is compared the next time.
 */
export async function groupDueAnswers({ database }: Pick<Services, 'database'>, tenantId: string): Promise<void> {
  const group = (after: number, max: number, taken: number[] = []) =>
    database.transaction(tenantId, async (transaction) => {
      const due = await transaction.rows(takeDue({ tenantId, after, max }));
      taken.splice(0, taken.length, ...due.map(({ answer_sequence }) => answer_sequence));
      const sequences = due.map(({ answer_sequence }) => answer_sequence);
      transaction.soon(
        ...due.flatMap(({ answer_sequence, club, quiz, final_text }) =>
          groupAnswer(tenantId, { club, quiz }, answer_sequence, final_text),
        ),
      );
      if (due.length > 0) transaction.soon(expectPlace({ tenantId, sequences }), expectPlaces({ tenantId, sequences }));
    });
  const failures: unknown[] = [];
  for (let after = 0, taken: number[] = []; ; after = taken.at(-1)!) {
    try {
      await group(after, AT_ONCE, taken);
    } catch (error) {
      if (error instanceof DatabaseAway || taken.length === 0) throw error;
      const alone = forEach(
        taken,
        (answer) => group(answer - 1, 1),
        (answer) => `answer ${answer}`,
      );
      await alone.catch((parts: unknown) => failures.push(parts));
    }
    if (taken.length < AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
}
