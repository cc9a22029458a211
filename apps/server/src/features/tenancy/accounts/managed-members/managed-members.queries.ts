import type { SortDirection } from '@dure/contract/http/sorting';
import type { MemberSort } from '@dure/contract/tenancy/accounts/managed-members/member-sorts';
import type { MemberState } from '@dure/contract/tenancy/accounts/member-states';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { GONE } from '../../../../kernel/session/gone.ts';

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
  return (
    build
      .selectFrom('members')
      .where('tenant_id', '=', tenantId)
      .where('status', 'not in', GONE)
      .$if(memberUUIDs !== undefined, (rows) => rows.where(sql<boolean>`member_id = any(${memberUUIDs ?? []}::uuid[])`))
      .$if(memberType !== undefined, (rows) => rows.where('member_type', '=', memberType!))
      // Written out, so that each plan knows which index holds those alone.
      .$if(organizationCode !== undefined, (rows) =>
        rows.where('organization_code', '=', organizationCode!).where(sql<boolean>`organization_code <> ''`),
      )
      .$if(state === 'LOCKED', (rows) => rows.where(sql<boolean>`status = 'LOCKED'`))
      .$if(state === 'ACTIVE', (rows) => rows.where(sql<boolean>`status <> 'LOCKED'`).where('dormant_at', 'is', null))
      .$if(state === 'DORMANT', (rows) =>
        rows.where(sql<boolean>`status <> 'LOCKED'`).where('dormant_at', 'is not', null),
      )
      .$if(wanted !== '', (rows) =>
        rows.where(
          sql<boolean>`(position(${wanted} in lower(nickname)) > 0 or position(${wanted} in email_normal) > 0
          or position(${wanted} in lower(coalesce(student_number, ''))) > 0)`,
        ),
      )
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

interface Stretch {
  readonly offset?: number;
  readonly limit: number;
  /** The last member that was read, of a list by name: it goes on behind them. */
  readonly after?: { readonly nickname: string; readonly member_id: string } | undefined;
}

export interface MemberOrder {
  readonly sort?: MemberSort | undefined;
  readonly direction?: SortDirection | undefined;
}
const COLUMNS = { nickname: 'nickname', lastUsedAt: 'last_used_at', memberSince: 'created_at' } as const;

/** By name, or by the chosen column; of equal ones by their ids, so that pages neither repeat nor miss anybody. */
export const listManaged = (
  tenantId: string,
  filter: MemberFilter,
  { offset = 0, limit, after }: Stretch,
  { sort = 'nickname', direction = 'ASC' }: MemberOrder = {},
) =>
  managed(tenantId, filter)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(nickname, member_id) > (${after?.nickname}, ${after?.member_id}::uuid)`),
    )
    .select(MANAGED_COLUMNS)
    .orderBy(COLUMNS[sort], direction === 'ASC' ? 'asc' : 'desc')
    .orderBy('member_id', direction === 'ASC' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset);

/** How many there are, counted to `most` and no further. */
export const countManaged = (tenantId: string, filter: MemberFilter, most: number) =>
  build
    .selectFrom(
      managed(tenantId, filter)
        .select(sql`1`.as('counted'))
        .limit(most)
        .as('some'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));
