import type { MANAGED_CLUB_SORTS } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Condition } from '../club-conditions.queries.ts';

export interface Submitted {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ManagedOrder {
  readonly sort?: (typeof MANAGED_CLUB_SORTS)[number] | undefined;
  readonly direction: 'ASC' | 'DESC';
}

/** When a club was last submitted; looked up for the clubs of the page alone, unless the list is narrowed or ordered by it. */
const submittedAt = sql<Date | null>`(select max(happened_at) from club_transitions
  where club_transitions.tenant_id = clubs.tenant_id and club_transitions.club_sequence = clubs.club_sequence
    and event in ('SUBMIT', 'SUBMIT_FOR_APPROVAL'))`;

const COLUMNS = {
  submittedAt,
  clubName: sql.ref('clubs.club_name'),
  creatorNickname: sql.ref('creator.nickname'),
  startAt: sql.ref('clubs.start_at'),
} satisfies Record<(typeof MANAGED_CLUB_SORTS)[number], RawBuilder<unknown>>;

/** Clubs whose last submission lies in the span. */
const managed = (tenantId: string, where: Condition, { from, to }: Submitted) => {
  const rows = build.selectFrom('clubs').where('clubs.tenant_id', '=', tenantId).where(where);
  const since = from === undefined ? rows : rows.where(submittedAt, '>=', new Date(from));
  return to === undefined ? since : since.where(submittedAt, '<=', new Date(to));
};

/** Clubs of the manager's table: one statement however many there are. */
export const listManaged = (
  tenantId: string,
  where: Condition,
  submitted: Submitted = {},
  { page, size, sort, direction }: PageOf & ManagedOrder = { page: 1, size: 1, direction: 'ASC' },
) =>
  managed(tenantId, where, submitted)
    .innerJoin('members as creator', (join) => sameTenant(join, 'creator', 'clubs', { member_id: 'creator_id' }))
    .select([
      'clubs.club_sequence',
      'clubs.version',
      'creator.nickname as creator_nickname',
      submittedAt.as('submitted_at'),
    ])
    .select((row) => [
      row
        .selectFrom('club_transitions')
        .select('reason')
        .whereRef('club_transitions.tenant_id', '=', 'clubs.tenant_id')
        .whereRef('club_transitions.club_sequence', '=', 'clubs.club_sequence')
        .orderBy('transition_sequence', 'desc')
        .limit(1)
        .as('status_reason'),
    ])
    .$if(sort !== undefined, (rows) =>
      // What has no date yet is at the end, whichever way the dates run.
      rows.orderBy(COLUMNS[sort!], (order) => (direction === 'ASC' ? order.asc() : order.desc()).nullsLast()),
    )
    .orderBy('clubs.club_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countManaged = (tenantId: string, where: Condition, submitted: Submitted) =>
  managed(tenantId, where, submitted).select((row) => row.fn.countAll<number>().as('total'));
