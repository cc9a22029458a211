import type { MemberState } from '@dure/contract/tenancy/accounts/member-states';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';

export interface MemberFilter {
  readonly keyword: string;
  readonly memberType?: string | undefined;
  readonly organizationCode?: string | undefined;
  readonly state?: MemberState | undefined;
  /** These alone. */
  readonly memberUUIDs?: readonly string[] | undefined;
}

const managed = (tenantId: string, filter: MemberFilter) => {
  const { keyword, memberType, organizationCode, state, memberUUIDs } = filter;
  const wanted = keyword.toLowerCase();
  return build
    .selectFrom('members')
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'WITHDRAWN')
    .$if(memberUUIDs !== undefined, (rows) => rows.where(sql<boolean>`member_id = any(${memberUUIDs ?? []}::uuid[])`))
    .$if(memberType !== undefined, (rows) => rows.where('member_type', '=', memberType!))
    .$if(organizationCode !== undefined, (rows) => rows.where('organization_code', '=', organizationCode!))
    .$if(state !== undefined, (rows) => rows.where('status', state === 'LOCKED' ? '=' : '<>', 'LOCKED'))
    .$if(state === 'ACTIVE', (rows) => rows.where('dormant_at', 'is', null))
    .$if(state === 'DORMANT', (rows) => rows.where('dormant_at', 'is not', null))
    .$if(wanted !== '', (rows) =>
      rows.where(
        sql<boolean>`(position(${wanted} in lower(nickname)) > 0 or position(${wanted} in email_normal) > 0
          or position(${wanted} in lower(coalesce(student_number, ''))) > 0)`,
      ),
    );
};

/** What managers see of a member. */
export const MANAGED_COLUMNS = [
  'member_id',
  'nickname',
  'email',
  'student_number',
  'member_type',
  'organization_code',
  'roles',
  'status',
  'created_at',
  'dormant_at',
  'last_used_at',
] as const;

export const listManaged = (tenantId: string, filter: MemberFilter, { page, size }: PageOf) =>
  managed(tenantId, filter)
    .select(MANAGED_COLUMNS)
    .orderBy('nickname')
    .orderBy('member_id')
    .limit(size)
    .offset((page - 1) * size);

export const countManaged = (tenantId: string, filter: MemberFilter) =>
  managed(tenantId, filter).select((row) => row.fn.countAll<number>().as('count'));
