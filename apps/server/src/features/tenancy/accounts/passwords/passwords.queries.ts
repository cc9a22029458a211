import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

/** Waits for log-ins that are under way: what is done to the account after it ends them. */
export const lockMember = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .forUpdate();

/** Sets a password and ends every token that was issued before. */
export const setPassword = (tenantId: string, memberId: string, passwordHash: string, now: Date) =>
  build
    .updateTable('members')
    .set({ password_hash: passwordHash, tokens_valid_from: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .returning(['member_id', 'email', 'member_type', 'nickname', 'profile_image_key', 'roles']);

/** Who opens what was sent to an address owns it. */
export const markAddressProven = (tenantId: string, memberId: string, now: Date) =>
  build
    .updateTable('members')
    .set({ email_verified_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('email_verified_at', 'is', null);

export const findPassword = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select(['member_id', 'email', 'login_name', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

/** Whether an account has one: who came by a provider chooses it later, if at all. */
export const findHasPassword = ({ tenantId, memberId }: { readonly tenantId: string; readonly memberId: string }) =>
  build
    .selectFrom('members')
    .select(sql<boolean>`password_hash <> ''`.as('has_password'))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

/** Keeps a link for whoever has the address; where nobody has it, the same statement keeps nothing. */
export const insertReset = (tenantId: string, emailNormal: string, tokenHash: string, expiresAt: Date) =>
  build
    .insertInto('password_resets')
    .columns(['tenant_id', 'member_id', 'token_hash', 'expires_at'])
    .expression((row) =>
      row
        .selectFrom('members')
        .select(['tenant_id', 'member_id'])
        .select([row.val(tokenHash).as('token_hash'), row.val(expiresAt).as('expires_at')])
        .where('tenant_id', '=', tenantId)
        .where('email_normal', '=', emailNormal)
        .where('status', '=', 'ACTIVE'),
    );

/** Uses a link up: of two at once one gets the row. */
export const takeReset = (tenantId: string, tokenHash: string, now: Date) =>
  build
    .deleteFrom('password_resets')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('member_id');

/** Whose link it is, while it counts. */
export const findReset = (tenantId: string, tokenHash: string, now: Date) =>
  build
    .selectFrom('password_resets')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'password_resets', 'member_id'))
    .select(['members.member_id', 'members.email', 'members.login_name'])
    .select(['members.email_normal', 'members.login_name_normal'])
    .where('password_resets.tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('members.status', '=', 'ACTIVE');

export const deleteResetsOf = (tenantId: string, memberId: string) =>
  build.deleteFrom('password_resets').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const deleteOldResets = (tenantId: string, now: Date) =>
  build.deleteFrom('password_resets').where('tenant_id', '=', tenantId).where('expires_at', '<=', now);
