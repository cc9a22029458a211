import type { Transaction } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { insertLinks, insertLinkVersions, type NewLink } from './library-links.queries.ts';
import { inOrder } from './quiz-contents.service.ts';
import { READING_JOB } from './reading/reading.jobs.ts';

/** Puts checked links into the caller's library, to be read one after the other; answers their sequences in order. */
export async function registerLinks(
  { tenantId, memberId, now, services }: Unit,
  transaction: Transaction,
  links: readonly NewLink[],
): Promise<number[]> {
  const sequences = inOrder(await transaction.rows(insertLinks({ tenantId, authorId: memberId, now }, links)));
  await transaction.change(insertLinkVersions(tenantId, sequences, now));
  for (const contentSequence of sequences)
    await services.jobs.send(transaction, READING_JOB, { tenantId, contentSequence, versionNo: 1 }, memberId);
  return sequences;
}
