import { isAddress } from '@dure/contract/tenancy/accounts/login-names/login-name';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import type { MemberToken } from '../../../kernel/session/tokens.ts';

const accounts = (tenantId: string) =>
  build
    .selectFrom('members')
    .select([
      'member_id',
      'email',
      'email_normal',
      'login_name_normal',
      'status',
      'password_hash',
      'email_verified_at',
      'member_type',
      'organization_code',
      'dormant_at',
    ])
    .where('tenant_id', '=', tenantId);

export const findAccountByEmail = (tenantId: string, emailNormal: string) =>
  accounts(tenantId).where('email_normal', '=', emailNormal);

/** The account of an address or a log-in name, as they are compared. */
export const findAccountByLogIn = (tenantId: string, logIn: string) =>
  accounts(tenantId).where(isAddress(logIn) ? 'email_normal' : 'login_name_normal', '=', logIn);

/** The account as it is now, if its password still is the one that matched; nobody changes it until the transaction ends. */
export const confirmAccount = (tenantId: string, memberId: string, passwordHash: string) =>
  build
    .selectFrom('members')
    .select(['member_id', 'member_type', 'nickname', 'profile_image_key', 'roles'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'ACTIVE')
    // The log-in writes to it: two at once would wait for each other.
    .forNoKeyUpdate();

/** Keeps where a member belongs. */
export const placeMember = (
  tenantId: string,
  memberId: string,
  place: { readonly member_type?: string; readonly organization_code?: string },
) => build.updateTable('members').set(place).where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

/** The answer that the member picked last, of the picks that stand. */
export const findLatestPick = prepare(({ tenantId, memberId }: { tenantId: string; memberId: string }) =>
  build
    .selectFrom('one_picks')
    .select('answer_sequence')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('answer_sequence', 'desc')
    .limit(1),
);

/** Which versions of which texts a member agreed to. */
export const listAgreed = prepare(({ tenantId, memberId }: { tenantId: string; memberId: string }) =>
  build
    .selectFrom('consents')
    .select(['kind', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId),
);

export const revokeToken = (tenantId: string, { id, expiresAt }: Pick<MemberToken, 'id' | 'expiresAt'>) =>
  build
    .insertInto('revoked_tokens')
    .values({ tenant_id: tenantId, token_id: id, expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing());

/** Accounts of the demo story that the log-in page offers: those whose address names the tenant. */
export const listDemoAccountsOf = (tenantId: string, domain: string) =>
  build
    .selectFrom('members')
    .select(['nickname', 'roles'])
    .select((row) => row.ref('email').$notNull().as('email'))
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`email_normal ~ ${`^(manager|instructor|member[1-8])@${domain}$`}`)
    .orderBy(sql`array_length(roles, 1) desc`)
    .orderBy('email')
    .limit(10);
