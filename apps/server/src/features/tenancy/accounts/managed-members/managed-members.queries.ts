import type { MemberState } from '@dure/contract/tenancy/accounts/member-states';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
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

const managed = (tenantId: string, filter: MemberFilter, holdsWord: RawBuilder<boolean>) => {
  const { memberType, organizationCode, state, memberUUIDs } = filter;
  return (
    build
      .selectFrom('members')
      .where('tenant_id', '=', tenantId)
      .where('status', '<>', 'WITHDRAWN')
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
  /** The last member that was read: the list goes on behind them. */
  readonly after?: { readonly nickname: string; readonly member_id: string } | undefined;
}

const inOrder = (tenantId: string, filter: MemberFilter, { after, limit }: Stretch, holdsWord: RawBuilder<boolean>) =>
  managed(tenantId, filter, holdsWord)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(nickname, member_id) > (${after?.nickname}, ${after?.member_id}::uuid)`),
    )
    .select(MANAGED_COLUMNS)
    .orderBy('nickname')
    .orderBy('member_id')
    .limit(limit);

export const listManaged = (tenantId: string, filter: MemberFilter, { offset = 0, limit, after }: Stretch) =>
  build
    .selectFrom(
      byWord(tenantId, SEARCHED_TEXTS.members, filter.keyword, (holdsWord) =>
        inOrder(tenantId, filter, { after, limit: offset + limit }, holdsWord),
      ).as('found'),
    )
    .selectAll()
    .orderBy('nickname')
    .orderBy('member_id')
    .limit(limit)
    .offset(offset);

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
