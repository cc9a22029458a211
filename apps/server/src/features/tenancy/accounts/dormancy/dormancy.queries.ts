import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

/** A log-in: the account is in use, whatever it was before. */
export const markUsed = (tenantId: string, memberId: string, now: Date) =>
  build
    .updateTable('members')
    .set({ last_used_at: now, dormancy_notified_at: null, dormant_at: null })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

/** Wakes an account that has slept since then; no row is touched where it was woken, or sleeps since another moment. */
export const wake = (tenantId: string, memberId: string, dormantAt: Date, now: Date) =>
  build
    .updateTable('members')
    .set({ last_used_at: now, dormancy_notified_at: null, dormant_at: null })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('dormant_at', '=', dormantAt)
    .where('status', '=', 'ACTIVE');

export interface Unused {
  /** Nobody logged in since. */
  readonly since: Date;
  readonly now: Date;
  /** Accounts at a time. */
  readonly most: number;
}

const unused = (tenantId: string, { since, most }: Unused) =>
  build
    .selectFrom('members as old')
    .select('old.member_id')
    .where('old.tenant_id', '=', tenantId)
    .where('old.status', '=', 'ACTIVE')
    .where('old.dormant_at', 'is', null)
    .where('old.last_used_at', '<=', since)
    .orderBy('old.last_used_at')
    .limit(most)
    .forUpdate()
    .skipLocked();

/** As an array it is asked once: beside the rows that change it would be asked anew, each time for others. */
const among = (found: ReturnType<typeof unused>) => sql<boolean>`member_id = any(array(${found}))`;

/** Notes that they are told, and answers whom. */
export const markDormancyNotified = (tenantId: string, one: Unused) =>
  build
    .updateTable('members')
    .set({ dormancy_notified_at: one.now })
    .where('tenant_id', '=', tenantId)
    .where(among(unused(tenantId, one).where('old.dormancy_notified_at', 'is', null)))
    .returning(['email', 'last_used_at']);

/** Puts accounts to sleep whose owners were told by `toldBefore`; answers how many. */
export const sleepUnused = (tenantId: string, { toldBefore, ...one }: Unused & { readonly toldBefore: Date }) =>
  build
    .updateTable('members')
    .set({ dormant_at: one.now })
    .where('tenant_id', '=', tenantId)
    .where(among(unused(tenantId, one).where('old.dormancy_notified_at', '<=', toldBefore)))
    .returning(sql`1`.as('one'));
