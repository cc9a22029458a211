import type { MANAGED_CLUB_SORTS } from '@dure/contract/clubs/clubs.endpoints';
import { build } from '../../kernel/database/build.ts';
import type { PageOf } from '../../kernel/database/page.ts';
import type { Condition } from './club-conditions.queries.ts';

export interface Submitted {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface ManagedOrder {
  readonly sort?: (typeof MANAGED_CLUB_SORTS)[number] | undefined;
  readonly direction: 'ASC' | 'DESC';
}

const COLUMNS = {
  submittedAt: 'submission.submitted_at',
  clubName: 'clubs.club_name',
  creatorNickname: 'creator.nickname',
  startAt: 'clubs.start_at',
} as const;
const SUBMISSIONS = ['SUBMIT', 'SUBMIT_FOR_APPROVAL'];

/** Clubs with the moment of their last submission, as far as it lies in the span. */
const managed = (tenantId: string, where: Condition, { from, to }: Submitted) => {
  const rows = build
    .selectFrom('clubs')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('club_transitions')
          .select((one) => one.fn.max('happened_at').as('submitted_at'))
          .whereRef('club_transitions.tenant_id', '=', 'clubs.tenant_id')
          .whereRef('club_transitions.club_sequence', '=', 'clubs.club_sequence')
          .where('event', 'in', SUBMISSIONS)
          .as('submission'),
      (join) => join.onTrue(),
    )
    .where('clubs.tenant_id', '=', tenantId)
    .where(where);
  const since = from === undefined ? rows : rows.where('submission.submitted_at', '>=', new Date(from));
  return to === undefined ? since : since.where('submission.submitted_at', '<=', new Date(to));
};

/** Clubs of the manager's table: one statement however many there are. */
export const listManaged = (
  tenantId: string,
  where: Condition,
  submitted: Submitted = { from: undefined, to: undefined },
  { page, size, sort, direction }: PageOf & ManagedOrder = { page: 1, size: 1, direction: 'ASC' },
) =>
  managed(tenantId, where, submitted)
    .innerJoin('members as creator', (join) =>
      join.onRef('creator.tenant_id', '=', 'clubs.tenant_id').onRef('creator.member_id', '=', 'clubs.creator_id'),
    )
    .select([
      'clubs.club_sequence',
      'clubs.club_type',
      'clubs.club_name',
      'clubs.club_status',
      'clubs.start_at',
      'clubs.end_at',
      'clubs.capacity',
      'clubs.version',
      'creator.nickname as creator_nickname',
      'submission.submitted_at',
    ])
    .select((row) => [
      row
        .selectFrom('club_quizzes')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('club_quizzes.tenant_id', '=', 'clubs.tenant_id')
        .whereRef('club_quizzes.club_sequence', '=', 'clubs.club_sequence')
        .as('quiz_count'),
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

/** Where any moment will do, nobody's last submission is looked for. */
export const countManaged = (tenantId: string, where: Condition, submitted: Submitted) => {
  const isAnyTime = submitted.from === undefined && submitted.to === undefined;
  const clubs = build.selectFrom('clubs').where('clubs.tenant_id', '=', tenantId).where(where);
  const rows = isAnyTime ? clubs : managed(tenantId, where, submitted);
  return rows.select((row) => row.fn.countAll<number>().as('total'));
};
