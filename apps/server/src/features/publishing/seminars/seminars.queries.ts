import { SEMINAR_TRANSITIONS } from '@dure/contract/publishing/codes/seminar-codes';
import { MAX_SEMINAR_BANNERS } from '@dure/contract/publishing/seminars/seminar-limits';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isMentor } from '../mentors/mentors.public.ts';
import { CARD, findPost, postRows } from '../posts/posts.public.ts';

const waiting = sql<number>`(select count(*) from seminar_participants as waiting
  where waiting.tenant_id = posts.tenant_id and waiting.post_sequence = posts.post_sequence
    and waiting.participant_status = 'WAITING')`;

/** A seminar as its page shows it to a member; no row for other posts. */
export const findSeminar = (tenantId: string, seminarId: number, memberId: string) =>
  findPost(tenantId, seminarId, memberId)
    .leftJoin('posts as led', (join) => sameTenant(join, 'led', 'seminars', { post_sequence: 'word_post_sequence' }))
    .select([
      'seminars.status_reason',
      'seminars.moved_at',
      'seminars.word',
      'seminars.word_at',
      'led.post_sequence as led_sequence',
      'led.title as led_title',
      'led.content_type as led_type',
      waiting.as('waiting_count'),
      isMentor('author').as('is_mentor'),
      sql<number>`(select count(*) from seminar_participants as came where came.tenant_id = posts.tenant_id
        and came.post_sequence = posts.post_sequence and came.attended)`.as('attended_count'),
    ])
    .where('seminars.seminar_status', 'is not', null);

export const findParticipation = (tenantId: string, seminarId: number, memberId: string) =>
  build
    .selectFrom('seminar_participants as own')
    .select([
      'own.participant_status',
      'own.applied_at',
      'own.offered_until',
      sql<number | null>`case when own.participant_status = 'WAITING' then (
        select count(*) from seminar_participants as before where before.tenant_id = own.tenant_id
          and before.post_sequence = own.post_sequence and before.participant_status = 'WAITING'
          and before.application_sequence <= own.application_sequence) end`.as('waiting_no'),
    ])
    .where('own.tenant_id', '=', tenantId)
    .where('own.post_sequence', '=', seminarId)
    .where('own.member_id', '=', memberId);

/** The last request to open it. */
export const findEstablishment = (tenantId: string, seminarId: number) =>
  build
    .selectFrom('seminar_establishments')
    .innerJoin('posts', (join) => sameTenant(join, 'posts', 'seminar_establishments', 'post_sequence'))
    .select([
      'seminar_establishments.establishment_sequence',
      'seminar_establishments.post_sequence',
      'seminar_establishments.requested_by',
      'seminar_establishments.establishment_type',
      'seminar_establishments.regist_status',
      'seminar_establishments.reason',
      'seminar_establishments.requested_at',
      'posts.author_id',
    ])
    .where('seminar_establishments.tenant_id', '=', tenantId)
    .where('seminar_establishments.post_sequence', '=', seminarId)
    .orderBy('seminar_establishments.establishment_sequence', 'desc')
    .limit(1);

const applications = (tenantId: string, memberId: string) =>
  postRows(tenantId)
    .innerJoin('seminar_participants as own', (join) =>
      sameTenant(join, 'own', 'posts', 'post_sequence').on('own.member_id', '=', memberId),
    )
    .where('posts.published_at', 'is not', null);

/** What somebody applied to, the latest first; `before` goes on behind an application. */
export const listApplications = (
  tenantId: string,
  memberId: string,
  { page, size }: PageOf,
  before: number | null = null,
) =>
  applications(tenantId, memberId)
    .select([...CARD, 'own.application_sequence', 'own.participant_status', 'own.offered_until'])
    .select(
      sql<number | null>`case when own.participant_status = 'WAITING' then (
        select count(*) from seminar_participants as ahead where ahead.tenant_id = own.tenant_id
          and ahead.post_sequence = own.post_sequence and ahead.participant_status = 'WAITING'
          and ahead.application_sequence <= own.application_sequence) end`.as('waiting_no'),
    )
    .$if(before !== null, (rows) => rows.where('own.application_sequence', '<', before!))
    .orderBy('own.application_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export const countApplications = (tenantId: string, memberId: string) =>
  applications(tenantId, memberId).select((row) => row.fn.countAll<number>().as('total'));

/** Open seminars that managers put forward at this moment. */
export const listBanners = (tenantId: string, now: Date) =>
  postRows(tenantId)
    .select(['posts.post_sequence', 'posts.title', 'posts.cover_key', 'seminars.start_at', 'seminars.lecturer_name'])
    .where('seminars.banner_from', '<=', now)
    .where('seminars.banner_until', '>', now)
    .where('seminars.start_at', '>', now)
    .where('seminars.seminar_status', 'in', SEMINAR_TRANSITIONS.HOLD.from)
    .orderBy('seminars.banner_position')
    .orderBy('posts.post_sequence')
    .limit(MAX_SEMINAR_BANNERS);

/** What a seminar's changes rest on, held until the transaction ends: whoever wants a place waits for who came before. */
export const lockSeminar = (tenantId: string, seminarId: number) =>
  build
    .selectFrom('seminars')
    .innerJoin('posts', (join) => sameTenant(join, 'posts', 'seminars', 'post_sequence'))
    .selectAll('seminars')
    .select(['posts.author_id', 'posts.published_at', 'posts.title', 'posts.version', 'posts.content_type'])
    .where('seminars.tenant_id', '=', tenantId)
    .where('seminars.post_sequence', '=', seminarId)
    .forNoKeyUpdate();

/** Changes a status by its transition alone: from another one nothing changes. */
export const moveSeminar = (
  tenantId: string,
  seminarId: number,
  event: keyof typeof SEMINAR_TRANSITIONS,
  reason = '',
) =>
  build
    .updateTable('seminars')
    .set({ seminar_status: SEMINAR_TRANSITIONS[event].to, status_reason: reason })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .where('seminar_status', 'in', SEMINAR_TRANSITIONS[event].from);

/** A seminar's post counts as written anew: whoever read it before hears of it. */
export const touchPost = (tenantId: string, seminarId: number, now: Date) =>
  build
    .updateTable('posts')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId);
