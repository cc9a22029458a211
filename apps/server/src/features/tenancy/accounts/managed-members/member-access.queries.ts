import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { GONE } from '../../../../kernel/session/gone.ts';
import { MANAGED_COLUMNS } from './managed-members.queries.ts';

const account = (tenantId: string, memberId: string) =>
  build.selectFrom('members').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

/** The accounts, held in one order until the transaction ends: a log-in of theirs waits as well. */
export const holdAccounts = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('members')
    .select(['member_id', 'roles', 'status', 'email', 'locked_until'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forNoKeyUpdate();

/** One member of the list, and whether a second factor guards the account. */
export const findManaged = (tenantId: string, memberId: string) =>
  account(tenantId, memberId)
    .where('status', 'not in', GONE)
    .select(MANAGED_COLUMNS)
    .select('locked_until')
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('totp_factors')
            .select('totp_factors.member_id')
            .whereRef('totp_factors.tenant_id', '=', 'members.tenant_id')
            .whereRef('totp_factors.member_id', '=', 'members.member_id'),
        )
        .as('has_second_factor'),
    );

const change = (tenantId: string, memberId: string) =>
  build.updateTable('members').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const setRoles = (tenantId: string, memberId: string, roles: readonly string[]) =>
  change(tenantId, memberId).set({ roles: sql`${roles}::text[]` });

/** No token of before counts again once the account is unlocked. `until`: when it ends by itself; null: never. */
export const lockAccount = (tenantId: string, memberId: string, { now, until }: { now: Date; until: Date | null }) =>
  change(tenantId, memberId).set({ status: 'LOCKED', tokens_valid_from: now, locked_until: until });

/** Of an account that is locked already the end alone. */
export const setLockEnd = (tenantId: string, memberId: string, until: Date | null) =>
  change(tenantId, memberId).set({ locked_until: until });

export const unlockAccount = (tenantId: string, memberId: string) =>
  change(tenantId, memberId).set({ status: 'ACTIVE', locked_until: null });

/** Locks that have ended by themselves. */
export const unlockDue = (tenantId: string, now: Date) =>
  build
    .updateTable('members')
    .set({ status: 'ACTIVE', locked_until: null })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'LOCKED')
    .where('locked_until', '<=', now);

/** Where several members are written to; who has no address is left out. */
export const findAddresses = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('members')
    .select((row) => row.ref('email').$notNull().as('email'))
    .where('tenant_id', '=', tenantId)
    .where('email', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .orderBy('member_id');
