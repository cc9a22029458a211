import type { Database } from '../../kernel/database/database.ts';
import { inPieces } from '../../kernel/jobs/pieces.ts';
import { settleSome } from './likes.queries.ts';

/** Answers in one transaction: whoever likes one of them meanwhile waits for it. */
const MOST_ANSWERS = 1000;

/** Brings the likes that came and went into the ledger and among the changes of their quizzes. */
export const settleLikes = (database: Database, tenantId: string): Promise<void> =>
  inPieces(MOST_ANSWERS, async (most) => {
    const row = await database.transaction(tenantId, (transaction) => transaction.first(settleSome(tenantId, most)));
    return row?.settled ?? 0;
  });
