import { loginNameNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import { rolesUpTo, type MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

/** Somebody without an address, as a list has them. */
export interface NamedPerson {
  readonly memberId: string;
  readonly loginName: string;
  readonly nickname: string;
  /** Null where the list gives none. */
  readonly studentNumber: string | null;
  readonly organizationCode: string;
}

/** What those of one list have in common. */
export interface NamedBatch {
  readonly tenantId: string;
  readonly role: MemberRole;
  readonly memberType: string;
  readonly now: Date;
}

/** Makes their accounts, without a password; a name that an account has by then makes no row. */
export const insertNamed = ({ tenantId, role, memberType, now }: NamedBatch, people: readonly NamedPerson[]) =>
  build
    .insertInto('members')
    .values(
      people.map((one) => ({
        tenant_id: tenantId,
        member_id: one.memberId,
        login_name: one.loginName,
        login_name_normal: loginNameNormal(one.loginName),
        password_hash: '',
        member_type: memberType,
        organization_code: one.organizationCode,
        nickname: one.nickname,
        student_number: one.studentNumber,
        roles: sql<string[]>`${rolesUpTo(role)}::text[]`,
        created_at: now,
        last_used_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'login_name_normal']).doNothing())
    .returning(['member_id', 'nickname'])
    .returning((row) => row.ref('login_name').$notNull().as('login_name'));

/** Accounts that the names are. */
export const findByLoginNames = (tenantId: string, names: readonly string[]) =>
  build
    .selectFrom('members')
    .select(['member_id', 'student_number'])
    .select((row) => row.ref('login_name_normal').$notNull().as('login_name_normal'))
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`login_name_normal = any(${names}::text[])`);
