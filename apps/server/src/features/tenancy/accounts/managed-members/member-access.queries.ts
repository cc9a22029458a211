import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { MANAGED_COLUMNS } from './managed-members.queries.ts';

const account = (tenantId: string, memberId: string) =>
  build.selectFrom('members').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

/** The accounts, held in one order until the transaction ends: a log-in of theirs waits as well. */
export const holdAccounts = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('members')
    .select(['member_id', 'roles', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forNoKeyUpdate();

/** One member of the list, and whether a second factor guards the account. */
export const findManaged = (tenantId: string, memberId: string) =>
  account(tenantId, memberId)
    .where('status', '<>', 'WITHDRAWN')
    .select(MANAGED_COLUMNS)
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

/** No token of before counts again once the account is unlocked. */
export const lockAccount = (tenantId: string, memberId: string, now: Date) =>
  change(tenantId, memberId).set({ status: 'LOCKED', tokens_valid_from: now });

export const unlockAccount = (tenantId: string, memberId: string) =>
  change(tenantId, memberId).set({ status: 'ACTIVE' });
