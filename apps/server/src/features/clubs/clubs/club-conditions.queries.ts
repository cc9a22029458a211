import { CLUB_STATUS, LISTED_STATUSES } from '@dure/contract/clubs/clubs/club-status';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { DB } from '../../../kernel/database/schema.gen.ts';
import { clubsRunBy } from './club-runners.facts.ts';

/** For whom and when clubs are looked at. */
export interface Viewing {
  readonly tenantId: string;
  readonly memberId: string | null;
  readonly now: Date;
}
export type Condition = Expression<SqlBool>;

const club = expressionBuilder<DB, 'clubs'>();

export const all = (...conditions: (Condition | undefined | false)[]): Condition =>
  club.and(conditions.filter((one) => one !== undefined && one !== false));
export const ofType = (clubType: string | undefined) =>
  clubType !== undefined && club('clubs.club_type', '=', clubType);
export const inStatus = (status: string | undefined) => status !== undefined && club('clubs.club_status', '=', status);
export const isAmong = (clubSequences: readonly number[]) =>
  sql<SqlBool>`clubs.club_sequence = any(${clubSequences}::bigint[])`;
// Literally as in the index of what is listed: a plan that is kept for all parameters could not use it otherwise.
export const isListed = () => sql<SqlBool>`clubs.club_status in (${sql.join(LISTED_STATUSES.map(sql.lit))})`;
export const isPublic = () => sql<SqlBool>`clubs.is_public`;
/** `pattern`: of `searchPattern`. */
export const matching = (pattern: string | undefined) =>
  pattern !== undefined && club('clubs.search_text', 'like', pattern);
export const holding = (column: 'job_groups' | 'job_levels' | 'study_cycle', value: string | undefined) =>
  value !== undefined && sql<SqlBool>`${value} = any(${sql.ref(`clubs.${column}`)})`;
export const isNoForeignDraft = (memberId: string) =>
  club.or([club('clubs.club_status', '<>', CLUB_STATUS.draft), club('clubs.creator_id', '=', memberId)]);

type Own = Pick<Viewing, 'tenantId' | 'memberId'>;

const joinedBy = ({ tenantId, memberId }: Own) =>
  build
    .selectFrom('club_members')
    .select('club_sequence')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('membership_status', '=', 'MEMBER');
/** Clubs that the viewer joined, runs, or either. */
export const isMine = (viewing: Own, filter: 'ALL' | 'MEMBER' | 'ADMIN') => {
  const clubs = { MEMBER: joinedBy, ADMIN: clubsRunBy, ALL: (one: Own) => joinedBy(one).unionAll(clubsRunBy(one)) };
  return club('clubs.club_sequence', 'in', clubs[filter](viewing));
};
/** Clubs that the viewer may look at: public ones that were approved, and their own. */
export const isShownTo = (viewing: Viewing) =>
  club.or([club.and([isPublic(), club('clubs.club_status', '>=', CLUB_STATUS.scheduled)]), isMine(viewing, 'ALL')]);
export const isFavorite = ({ tenantId, memberId }: Viewing) =>
  club(
    'clubs.club_sequence',
    'in',
    build
      .selectFrom('club_favorites')
      .select('club_sequence')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId),
  );
/** Clubs that the viewer asked to join without becoming a member, in one state of that or in any. */
export const isRequested = ({ tenantId, memberId }: Viewing, state: string | undefined) => {
  const asked = build
    .selectFrom('club_members')
    .select('club_sequence')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);
  return club(
    'clubs.club_sequence',
    'in',
    state === undefined
      ? asked.where('membership_status', 'in', ['PENDING', 'REJECTED', 'CANCELLED'])
      : asked.where('membership_status', '=', state),
  );
};
export const isLedBy = (leaderId: string) => club('clubs.leader_id', '=', leaderId);
export const isClub = (clubSequence: number) => club('clubs.club_sequence', '=', clubSequence);

/** The date has come: an instant belongs to what it begins. */
export const reached = (column: 'start_at' | 'end_at' | 'recruit_start_at' | 'recruit_end_at', now: Date) =>
  club(`clubs.${column}`, '<=', now);
export const notYet = (column: 'recruit_start_at', now: Date) => club(`clubs.${column}`, '>', now);
export const reachedOrOpen = (now: Date) =>
  club.or([club('clubs.recruit_start_at', 'is', null), club('clubs.recruit_start_at', '<=', now)]);

/** Recruiting goes on, to a date, and there is a place left. */
export const isOpenToJoin = ({ now }: Viewing) =>
  club.and([
    reachedOrOpen(now),
    club('clubs.recruit_end_at', '>', now),
    club.or([club('clubs.capacity', 'is', null), club('clubs.member_count', '<', club.ref('clubs.capacity'))]),
  ]);
/** The viewer neither runs the club nor ever asked to join it. */
export const hasNothingToDo = (viewing: Viewing) =>
  club.not(
    club(
      'clubs.club_sequence',
      'in',
      build
        .selectFrom('club_members')
        .select('club_sequence')
        .where('tenant_id', '=', viewing.tenantId)
        .where('member_id', '=', viewing.memberId)
        .unionAll(clubsRunBy(viewing)),
    ),
  );
