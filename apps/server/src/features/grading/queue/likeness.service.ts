import type { Query } from '../../../kernel/database/database.ts';
import type { Services } from '../../../kernel/unit.ts';
import { signatureOf } from './likeness.policy.ts';
import { forgetBands, joinGroup, keepBands, keepSignature, leaveGroup, takeDue } from './likeness.queries.ts';
import type { QuizAddress } from '../../quiz-access/quiz-facts.service.ts';

export { keywordCoverage } from './likeness.policy.ts';

/** Answers that one transaction compares: it holds their rows for some tens of milliseconds. */
const AT_ONCE = 50;

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

/** Compares what was submitted since the last time. A text that is submitted meanwhile is compared the next time. */
export async function groupDueAnswers({ database }: Pick<Services, 'database'>, tenantId: string): Promise<void> {
  const some = () =>
    database.transaction(tenantId, async (transaction) => {
      const due = await transaction.rows(takeDue({ tenantId, most: AT_ONCE }));
      transaction.soon(
        ...due.flatMap(({ answer_sequence, club, quiz, final_text }) =>
          groupAnswer(tenantId, { club, quiz }, answer_sequence, final_text),
        ),
      );
      return due.length;
    });
  while ((await some()) === AT_ONCE);
}
