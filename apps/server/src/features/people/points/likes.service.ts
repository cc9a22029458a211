import type { Database } from '../../../kernel/database/database.ts';
import { inBatches } from '../../../kernel/jobs/batches.ts';
import { settleSome } from './likes.queries.ts';

/** Answers in one transaction: whoever likes one of them meanwhile waits for it. */
const MOST_ANSWERS = 1000;

/** Brings the likes that came and went into the ledger and among the changes of their quizzes. */
export const settleLikes = (database: Database, tenantId: string): Promise<void> =>
  inBatches(MOST_ANSWERS, async (most) => {
    const row = await database.transaction(tenantId, (transaction) => transaction.first(settleSome(tenantId, most)));
    return row?.settled ?? 0;
  });
