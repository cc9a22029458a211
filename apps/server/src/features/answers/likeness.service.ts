import type { Query } from '../../kernel/database/database.ts';
import { signatureOf } from './likeness.policy.ts';
import { joinGroup, keepBands, keepSignature, leaveGroup } from './likeness.queries.ts';
import type { QuizAddress } from './quiz-facts.service.ts';

export { keywordCoverage } from './likeness.policy.ts';

/** Statements that put a final answer with those that are nearly the same, and find it for later ones. */
export function groupAnswer(
  tenantId: string,
  address: QuizAddress,
  answerSequence: number,
  text: string,
): readonly Query[] {
  const signature = signatureOf(text);
  if (!signature) return [leaveGroup(tenantId, answerSequence)];
  const signed = {
    tenantId,
    ...address,
    answerSequence,
    textHash: signature.textHash,
    minhash: signature.minhash,
    bandNos: signature.bands.map(([no]) => no),
    bandHashes: signature.bands.map(([, hash]) => hash),
  };
  return [keepSignature(signed), keepBands(signed), joinGroup(signed)];
}
