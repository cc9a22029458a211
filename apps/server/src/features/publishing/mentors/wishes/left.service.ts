import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type { Database } from '../../../../kernel/database/database.ts';
import { mentorsText } from '../mentors.text.ts';
import { tellWishing } from './answering.service.ts';
import { decideLeft, deleteOwnWishing } from './wishes.queries.ts';

/** Closes what waits with somebody who is no mentor any more, and tells those who wished for it. */
export function closeLeftWishes(database: Database, tenantId: string, now: Date): Promise<void> {
  const reason = mentorsText.gone;
  return database.transaction(tenantId, async (transaction) => {
    transaction.soon(deleteOwnWishing(tenantId));
    const declined = { status: ESTABLISHMENT_STATUS.declined, reason, by: null, now };
    const wishes = await transaction.rows(decideLeft(tenantId, declined));
    await tellWishing({ by: null, now }, transaction, wishes, { isAccepted: false, reason, isGone: true });
  });
}
