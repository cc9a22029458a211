import type { Database } from '../../kernel/database/database.ts';
import { settleSome } from './likes.queries.ts';

/** Answers in one transaction: whoever likes one of them meanwhile waits for it. */
const MOST_ANSWERS = 1000;

/** Brings the likes that came and went into the ledger and among the changes of their quizzes, in pieces. */
export async function settleLikes(database: Database, tenantId: string): Promise<void> {
  let settled: number;
  do {
    const row = await database.transaction(tenantId, (transaction) =>
      transaction.first(settleSome(tenantId, MOST_ANSWERS)),
    );
    settled = row?.settled ?? 0;
  } while (settled === MOST_ANSWERS);
}
