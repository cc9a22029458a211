import type { SortDirection } from '@dure/contract/http/sorting';
import type { MemberSort } from '@dure/contract/tenancy/accounts/managed-members/member-sorts';
import type { MemberState } from '@dure/contract/tenancy/accounts/member-states';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { GONE } from '../../../../kernel/session/gone.ts';
import { SEARCHED_TEXTS } from '../../../../kernel/database/word-search/searched-texts.ts';
import { byWord } from '../../../../kernel/database/word-search/word-search.ts';

export interface MemberFilter {
  readonly keyword: string;
  readonly memberType?: string | undefined;
  readonly organizationCode?: string | undefined;
  readonly state?: MemberState | undefined;
  /** These alone. */
  readonly memberUUIDs?: readonly string[] | undefined;
}

/** Written out: of values that a plan does not know it takes half of the members for gone. */
const IS_HERE = sql<boolean>`status not in (${sql.join(GONE.map((state) => sql.lit(state)))})`;

const managed = (tenantId: string, filter: MemberFilter, holdsWord: RawBuilder<boolean>) => {
  const { memberType, organizationCode, state, memberUUIDs } = filter;
  return (
    build
      .selectFrom('members')
      .where('tenant_id', '=', tenantId)
      .where(IS_HERE)
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
      .where(holdsWord)
  );
};

/** What managers see of a member. */
export const MANAGED_COLUMNS = [
  'member_id',
  'nickname',
  'email',
  'login_name',
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
const orderOf = ({ sort = 'nickname', direction = 'ASC' }: MemberOrder) =>
  ({ column: COLUMNS[sort], way: direction === 'ASC' ? 'asc' : 'desc' }) as const;

const inOrder = (
  tenantId: string,
  filter: MemberFilter,
  { after, limit }: Stretch,
  order: MemberOrder,
  holdsWord: RawBuilder<boolean>,
) => {
  const { column, way } = orderOf(order);
  return managed(tenantId, filter, holdsWord)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(nickname, member_id) > (${after?.nickname}, ${after?.member_id}::uuid)`),
    )
    .select(MANAGED_COLUMNS)
    .orderBy(column, way)
    .orderBy('member_id', way)
    .limit(limit);
};

/** By name, or by the chosen column; of equal ones by their ids, so that pages neither repeat nor miss anybody. */
export const listManaged = (
  tenantId: string,
  filter: MemberFilter,
  { offset = 0, limit, after }: Stretch,
  order: MemberOrder = {},
) => {
  // Without a word one limit is all: a plan for any number knows of two only that they are many.
  if (filter.keyword === '') return inOrder(tenantId, filter, { after, limit }, order, sql`true`).offset(offset);
  const { column, way } = orderOf(order);
  return build
    .selectFrom(
      byWord(tenantId, SEARCHED_TEXTS.members, filter.keyword, (holdsWord) =>
        inOrder(tenantId, filter, { after, limit: offset + limit }, order, holdsWord),
      ).as('found'),
    )
    .selectAll()
    .orderBy(column, way)
    .orderBy('member_id', way)
    .limit(limit)
    .offset(offset);
};

/** How many there are, counted to `most` and no further. */
export const countManaged = (tenantId: string, filter: MemberFilter, most: number) =>
  build
    .selectFrom(
      byWord(tenantId, SEARCHED_TEXTS.members, filter.keyword, (holdsWord) =>
        managed(tenantId, filter, holdsWord)
          .select(sql`1`.as('counted'))
          .limit(most),
      ).as('some'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));
