import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isMine } from '../../clubs/clubs.public.ts';
import type { SentEvents } from './sent-events.policy.ts';

interface Owner {
  readonly tenantId: string;
  readonly memberId: string;
}

const ownFeed = ({ tenantId, memberId }: Owner) =>
  build.selectFrom('calendar_feeds').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const findFeed = (owner: Owner) => ownFeed(owner).select('started_at');

/** Another address; what calendars were told goes on, so that they do not show everything twice. */
export const startFeed = ({ tenantId, memberId }: Owner, secretHash: string, now: Date) =>
  build
    .insertInto('calendar_feeds')
    .values({ tenant_id: tenantId, member_id: memberId, secret_hash: secretHash, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ secret_hash: secretHash, started_at: now }),
    );

export const endFeed = ({ tenantId, memberId }: Owner) =>
  build.deleteFrom('calendar_feeds').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const findFeedBehind = (tenantId: string, secretHash: string) =>
  build
    .selectFrom('calendar_feeds')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('secret_hash', '=', secretHash);

/** Whose address it is, as long as they are here; held, so that what is told of an event goes one way. */
export const lockFeed = (tenantId: string, secretHash: string) =>
  build
    .selectFrom('calendar_feeds')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'calendar_feeds', 'member_id'))
    .select(['calendar_feeds.member_id', 'told'])
    .where('calendar_feeds.tenant_id', '=', tenantId)
    .where('secret_hash', '=', secretHash)
    .where('members.status', '=', 'ACTIVE')
    .forUpdate('calendar_feeds');

export const keepSentEvents = ({ tenantId, memberId }: Owner, told: SentEvents) =>
  build
    .updateTable('calendar_feeds')
    .set({ told: sql`${JSON.stringify(told)}::jsonb` })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

/** What is not settled yet has no dates to rely on; of a cancelled club calendars learn that it is. */
const WITH_DATES = [
  CLUB_STATUS.scheduled,
  CLUB_STATUS.postponed,
  CLUB_STATUS.cancelled,
  CLUB_STATUS.recruiting,
  CLUB_STATUS.recruitmentClosed,
  CLUB_STATUS.running,
  CLUB_STATUS.finished,
];

/** Clubs of both kinds that somebody is in now, or runs. */
export const listOwnClubs = (owner: Owner) =>
  build
    .selectFrom('clubs')
    .where('clubs.tenant_id', '=', owner.tenantId)
    .where(isMine(owner, 'ALL'))
    .where('clubs.club_status', 'in', WITH_DATES)
    .orderBy('clubs.club_sequence')
    .select(['clubs.club_sequence', 'clubs.club_name', 'clubs.club_status', 'clubs.start_at', 'clubs.end_at']);

const among = (clubs: readonly number[]) => sql<boolean>`club_sequence = any(${[...clubs]}::bigint[])`;

/** Published quizzes of clubs with a date from `since` on. */
export const listQuizDates = (tenantId: string, clubs: readonly number[], since: Date) =>
  build
    .selectFrom('club_quizzes')
    .select(['club_sequence', 'quiz_sequence', 'position', 'topic', 'open_at', 'deadline_at'])
    .where('tenant_id', '=', tenantId)
    .where(among(clubs))
    .where('published', '=', true)
    .where((row) => row.or([row('open_at', '>=', since), row('deadline_at', '>=', since)]))
    .orderBy('club_sequence')
    .orderBy('position');

export const listStudyDates = (tenantId: string, clubs: readonly number[], since: Date) =>
  build
    .selectFrom('club_studies')
    .select(['club_sequence', 'club_study_sequence as study_sequence', 'position', 'title', 'start_at', 'end_at'])
    .where('tenant_id', '=', tenantId)
    .where(among(clubs))
    .where((row) => row.or([row('start_at', '>=', since), row('end_at', '>=', since)]))
    .orderBy('club_sequence')
    .orderBy('position');
