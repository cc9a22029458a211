import type { RowPart } from '../../../kernel/columns.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { placeMember } from './accounts.queries.ts';
import { sendReactivation } from './dormancy/reactivation.service.ts';
import { placeOf, type Kept, type Place } from './organization.ts';

type Known = Kept & RowPart<Members, 'member_id' | 'email' | 'dormant_at'>;

/** Whoever has shown that the account is theirs hears whether it was merged; what else keeps it shut is not said. */
export const refuseEntrance = ({ status }: RowPart<Members, 'status'>): never =>
  refuse(status === 'MERGED' ? 'accountMerged' : 'accountUnavailable');

/**
 * What stands between the right password and a log-in: a place that is not the account's, and a long sleep. A place that
 * the account has not had is its own from now on.
 */
export async function checkEntrance(unit: Unit, account: Known, given: Place): Promise<void> {
  const place = placeOf(unit.tenant, account, given);
  const { dormant_at, member_id: memberId } = account;
  if (dormant_at !== null) {
    const { email } = account;
    if (email === null) return refuse('accountDormantWithoutAddress');
    await sendReactivation(unit, { member_id: memberId, email, dormant_at });
    refuse('accountDormant');
  }
  if (Object.keys(place).length > 0)
    await unit.write(async (transaction) => transaction.soon(placeMember(unit.tenantId, memberId, place)));
}
