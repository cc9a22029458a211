import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { GONE } from '../../../../kernel/session/gone.ts';
import { type ParticipantStatus, SEMINAR_TRANSITIONS } from '@dure/contract/publishing/codes/seminar-codes';

const { HOLD } = SEMINAR_TRANSITIONS;

export interface Application {
  readonly tenantId: string;
  readonly seminarId: number;
  readonly memberId: string;
}

const own = ({ tenantId, seminarId, memberId }: Application) => ({
  tenant_id: tenantId,
  post_sequence: seminarId,
  member_id: memberId,
});

export const insertApplication = (application: Application, status: ParticipantStatus, now: Date) =>
  build.insertInto('seminar_participants').values({ ...own(application), participant_status: status, applied_at: now });

export const deleteApplication = (application: Application) =>
  build.deleteFrom('seminar_participants').where((row) => row.and(own(application)));

/** The place that is held for somebody is theirs. */
export const takeOffered = (application: Application) =>
  build
    .updateTable('seminar_participants')
    .set({ participant_status: 'JOINED', offered_until: null })
    .where((row) => row.and(own(application)))
    .where('participant_status', '=', 'OFFERED');

/** Offers places to those who wait longest; answers to whom. */
export const offerPlaces = (tenantId: string, seminarId: number, places: number, until: Date) =>
  build
    .updateTable('seminar_participants')
    .set({ participant_status: 'OFFERED', offered_until: until })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .where(
      'member_id',
      'in',
      build
        .selectFrom('seminar_participants as first')
        .select('first.member_id')
        .where('first.tenant_id', '=', tenantId)
        .where('first.post_sequence', '=', seminarId)
        .where('first.participant_status', '=', 'WAITING')
        .orderBy('first.application_sequence')
        .limit(places),
    )
    .returning('member_id');

/** No offer is held beyond the beginning. */
export const endOffersBy = (tenantId: string, seminarId: number, start: Date) =>
  build
    .updateTable('seminar_participants')
    .set({ offered_until: start })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .where('offered_until', '>', start);

export const putCount = (tenantId: string, seminarId: number, count: number) =>
  build
    .updateTable('seminars')
    .set({ participant_count: count })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId);

/** Rows whose place goes on: an offer that nobody took in time, and whoever has left the organisation. */
const lapsed = (now: Date) =>
  sql<boolean>`(seminar_participants.offered_until <= ${now}::timestamptz or exists (select from members as gone
    where gone.tenant_id = seminar_participants.tenant_id and gone.member_id = seminar_participants.member_id
      and gone.status = any(${[...GONE]}::text[])))`;

/** Seminars before their beginning that have such rows. */
export const listLapsed = (tenantId: string, now: Date) =>
  build
    .selectFrom('seminar_participants')
    .innerJoin('seminars', (join) => sameTenant(join, 'seminars', 'seminar_participants', 'post_sequence'))
    .select('seminar_participants.post_sequence')
    .distinct()
    .where('seminar_participants.tenant_id', '=', tenantId)
    .where('seminars.seminar_status', 'in', HOLD.from)
    .where(lapsed(now));

export const deleteLapsed = (tenantId: string, seminarId: number, now: Date) =>
  build
    .deleteFrom('seminar_participants')
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .where(lapsed(now))
    .returning(['member_id', 'participant_status']);

/** Those who applied, or of them those who stand so. */
export const listApplied = (tenantId: string, seminarId: number, status: ParticipantStatus | null) =>
  build
    .selectFrom('seminar_participants')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .$if(status !== null, (rows) => rows.where('participant_status', '=', status!));

/** What has ended was held. */
export const holdEnded = (tenantId: string, now: Date) =>
  build
    .updateTable('seminars')
    .set({ seminar_status: HOLD.to })
    .where('tenant_id', '=', tenantId)
    .where('seminar_status', 'in', HOLD.from)
    .where('end_at', '<=', now);

/** Marks what begins soon as told of; answers it once, however many servers ask. */
export const markReminded = (tenantId: string, now: Date, until: Date) =>
  build
    .updateTable('seminars')
    .set({ reminded_at: now })
    .from('posts')
    .where('seminars.tenant_id', '=', tenantId)
    .where(sql<boolean>`posts.tenant_id = seminars.tenant_id and posts.post_sequence = seminars.post_sequence`)
    .where('seminars.seminar_status', 'in', HOLD.from)
    .where('seminars.reminded_at', 'is', null)
    .where('seminars.start_at', '>', now)
    .where('seminars.start_at', '<=', until)
    .returning(['seminars.post_sequence', 'seminars.start_at', 'posts.title']);
