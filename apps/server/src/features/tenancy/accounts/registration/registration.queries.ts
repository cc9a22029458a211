import type { ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { loginNameNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import { rolesUpTo, type MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

/** A person who is to be a member. */
export interface NewMember {
  readonly email: string | null;
  /** Of whoever has no address; left out of whoever has one. */
  readonly loginName?: string | undefined;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly memberType: string;
  readonly organizationCode: string;
  readonly consents: Readonly<Record<ConsentKind, string>>;
  /** Whether they opened a mail that was sent there. */
  readonly hasProvenAddress: boolean;
  /** A learner's where it is left out. */
  readonly role?: MemberRole;
  readonly studentNumber?: string | null;
}

/** Makes a member, unless the address or the log-in name has one: then no row comes back. */
export const insertMember = (tenantId: string, memberId: string, member: NewMember, now: Date) =>
  build
    .insertInto('members')
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      email: member.email,
      email_normal: member.email?.toLowerCase() ?? null,
      login_name: member.loginName ?? null,
      login_name_normal: member.loginName === undefined ? null : loginNameNormal(member.loginName),
      password_hash: member.passwordHash,
      member_type: member.memberType,
      organization_code: member.organizationCode,
      nickname: member.nickname,
      student_number: member.studentNumber ?? null,
      roles: sql`${rolesUpTo(member.role ?? 'ROLE_USER')}::text[]`,
      created_at: now,
      last_used_at: now,
      email_verified_at: member.hasProvenAddress ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['member_id', 'member_type', 'nickname', 'profile_image_key', 'roles']);

/** Makes the manager of a tenant that has nobody yet. Whoever made them vouches for the address. */
export const insertManager = (
  tenantId: string,
  memberId: string,
  manager: { readonly email: string; readonly nickname: string; readonly passwordHash: string | undefined },
  now: Date,
) =>
  build.insertInto('members').values({
    tenant_id: tenantId,
    member_id: memberId,
    email: manager.email,
    email_normal: manager.email.toLowerCase(),
    password_hash: manager.passwordHash ?? '',
    nickname: manager.nickname,
    roles: sql`'{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[]`,
    created_at: now,
    last_used_at: now,
    email_verified_at: now,
  });

/** Whether another member has the address. */
export const findHasAddress = (tenantId: string, emailNormal: string, memberId: string) =>
  build
    .selectFrom('members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('email_normal', '=', emailNormal)
    .where('member_id', '<>', memberId);

/** Without a password and without an account of the organisation's own log-in nobody has come in. */
export const hasEntered = sql<boolean>`(password_hash <> '' or exists (select from oidc_identities
  where oidc_identities.tenant_id = members.tenant_id and oidc_identities.member_id = members.member_id))`;

/** Gives whoever was invited and has not come in another address and name. */
export const moveInvited = (
  tenantId: string,
  memberId: string,
  { email, nickname, before }: { readonly email: string; readonly nickname: string; readonly before: string },
) =>
  build
    .updateTable('members')
    .set({ email, email_normal: email.toLowerCase(), nickname })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('email', '=', before)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`not ${hasEntered}`);

/** Whoever agrees to the same once more agreed the first time. */
export const insertConsents = (
  tenantId: string,
  memberId: string,
  agreed: Readonly<Partial<NewMember['consents']>>,
  now: Date,
) =>
  build
    .insertInto('consents')
    .values(
      Object.entries(agreed).map(([kind, version]) => ({
        tenant_id: tenantId,
        member_id: memberId,
        kind,
        version,
        agreed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing());

export interface NewRegistration extends Omit<NewMember, 'hasProvenAddress' | 'role' | 'studentNumber' | 'loginName'> {
  readonly email: string;
  readonly registrationId: string;
  readonly secretHash: string;
  readonly expiresAt: Date;
}

export const insertRegistration = (tenantId: string, one: NewRegistration, now: Date) =>
  build.insertInto('registrations').values({
    tenant_id: tenantId,
    registration_id: one.registrationId,
    email: one.email,
    email_normal: one.email.toLowerCase(),
    password_hash: one.passwordHash,
    nickname: one.nickname,
    member_type: one.memberType,
    organization_code: one.organizationCode,
    consents: sql`${JSON.stringify(one.consents)}::jsonb`,
    secret_hash: one.secretHash,
    created_at: now,
    expires_at: one.expiresAt,
  });

/** The newest registration of an address that still waits: its log-in is refused as not yet verified. */
export const findWaiting = (tenantId: string, emailNormal: string, now: Date) =>
  build
    .selectFrom('registrations')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('email_normal', '=', emailNormal)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1);

export interface Proof {
  readonly registrationId: string;
  readonly secretHash: string;
}

/** The registration that the proof is of. */
export const findProven = (tenantId: string, { registrationId, secretHash }: Proof, now: Date) =>
  build
    .selectFrom('registrations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('registration_id', '=', registrationId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now);

/** All that wait for an address, held in one order: of several at once the first takes them, and the others find none. */
export const lockRegistrationsOf = (tenantId: string, emailNormal: string) =>
  build
    .selectFrom('registrations')
    .select('registration_id')
    .where('tenant_id', '=', tenantId)
    .where('email_normal', '=', emailNormal)
    .orderBy('registration_id')
    .forUpdate();

export const deleteRegistrationsOf = (tenantId: string, emailNormal: string) =>
  build.deleteFrom('registrations').where('tenant_id', '=', tenantId).where('email_normal', '=', emailNormal);

export const deleteOldRegistrations = (tenantId: string, now: Date) =>
  build.deleteFrom('registrations').where('tenant_id', '=', tenantId).where('expires_at', '<=', now);
