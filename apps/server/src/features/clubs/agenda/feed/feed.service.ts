import { studyNoOf } from '@dure/contract/tenancy/tenants/study-order.text';
import type { CalendarFeed } from '@dure/contract/clubs/agenda/agenda.endpoints';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { createHash, randomBytes } from 'node:crypto';
import { icsOf } from '../../../../kernel/calendar/ics.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { clubEnds, clubOfEvent, quizEvents, studyEvents } from '../../clubs/clubs.public.ts';
import {
  endFeed,
  findFeed,
  findFeedBehind,
  keepSentEvents,
  listOwnClubs,
  listQuizDates,
  listStudyDates,
  lockFeed,
  startFeed,
} from './feed.queries.ts';
import { feedText } from './feed.text.ts';
import { eventsOf, tell, type SentEvents } from './sent-events.policy.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days back that a feed goes. */
const PAST_DAYS = 60;
/** Seconds after which calendars look again. */
const LIFETIME = 60 * 60;

export const hashOf = (secret: string): string =>
  createHash('sha256').update(`calendar\n${secret}`).digest('base64url');

export async function getCalendarFeed(unit: Unit): Promise<CalendarFeed> {
  const found = await unit.first(findFeed(unit));
  return { startedAt: found?.started_at.toISOString() ?? null };
}

export async function startCalendarFeed(unit: Unit) {
  const secret = randomBytes(32).toString('base64url');
  await unit.write(async (transaction) => transaction.soon(startFeed(unit, hashOf(secret), unit.now)));
  const address = `${unit.services.mail.siteOf(unit.tenant.uri)}/calendars/${secret}.ics`;
  return { startedAt: unit.now.toISOString(), address };
}

export async function endCalendarFeed(unit: Unit): Promise<CalendarFeed> {
  await unit.write(async (transaction) => transaction.soon(endFeed(unit)));
  return { startedAt: null };
}

/** Before anything is counted or worked out for it. */
export const isFeed = async (unit: Unit, secret: string): Promise<boolean> =>
  (await unit.first(findFeedBehind(unit.tenantId, hashOf(secret)))) !== undefined;

async function datesOf(transaction: Transaction, tenant: Tenant, memberId: string, now: Date) {
  const { tenantId } = transaction;
  const since = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  const clubs = await transaction.rows(listOwnClubs({ tenantId, memberId }));
  const ofClub = new Map(clubs.map((club) => [club.club_sequence, club]));
  const held = clubs.filter(({ club_status }) => club_status !== CLUB_STATUS.cancelled);
  const sequences = held.map(({ club_sequence }) => club_sequence);
  const [quizzes, studies] = await transaction.all(
    listQuizDates(tenantId, sequences, since),
    listStudyDates(tenantId, sequences, since),
  );
  const placeOf = (clubSequence: number) => ({ tenantId, clubSequence, club: ofClub.get(clubSequence)!.club_name });
  const events = [
    ...held.flatMap(({ club_sequence, start_at, end_at }) =>
      Object.values(clubEnds(placeOf(club_sequence), start_at, end_at)).flat(),
    ),
    ...quizzes.flatMap((quiz) => quizEvents({ ...placeOf(quiz.club_sequence), ...quiz })),
    ...studies.flatMap((study) =>
      studyEvents({
        ...placeOf(study.club_sequence),
        ...study,
        no: studyNoOf(tenant.study_order_label_type, study.position),
      }),
    ),
  ];
  return { events: events.filter(({ at }) => at >= since), mayKnow: (key: string) => ofClub.has(clubOfEvent(key)) };
}

/** The feed behind a secret, of what its owner may see at this moment; undefined where there is none. */
export async function readCalendarFeed(unit: Unit, secret: string): Promise<string | undefined> {
  const { tenant, tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const feed = await transaction.first(lockFeed(tenantId, hashOf(secret)));
    if (!feed) return undefined;
    const { events, mayKnow } = await datesOf(transaction, tenant, feed.member_id, now);
    const { told, hasChanged } = tell(feed.told as unknown as SentEvents, events, now, mayKnow);
    if (hasChanged) transaction.soon(keepSentEvents({ tenantId, memberId: feed.member_id }, told));
    return icsOf({ name: feedText.name(tenant.name), events: eventsOf(told), lifetime: LIFETIME }, now);
  });
}
