import { POST_TYPES } from '@dure/contract/publishing/posts/post-codes';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

const people = (tenantId: string, seminarId: number) =>
  build
    .selectFrom('seminar_participants')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'seminar_participants', 'member_id'))
    .where('seminar_participants.tenant_id', '=', tenantId)
    .where('seminar_participants.post_sequence', '=', seminarId);

/** Who applied, in the order of the applications; `behind` goes on behind one. */
export const listPeople = (tenantId: string, seminarId: number, { page, size }: PageOf, behind: number | null = null) =>
  people(tenantId, seminarId)
    .select([
      'seminar_participants.application_sequence',
      'seminar_participants.participant_status',
      'seminar_participants.applied_at',
      'seminar_participants.offered_until',
      'seminar_participants.attended',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .$if(behind !== null, (rows) => rows.where('seminar_participants.application_sequence', '>', behind!))
    .orderBy('seminar_participants.application_sequence')
    .limit(size)
    .offset((page - 1) * size);
export const countPeople = (tenantId: string, seminarId: number) =>
  people(tenantId, seminarId).select((row) => row.fn.countAll<number>().as('total'));

export const findHeld = (tenantId: string, seminarId: number) =>
  build
    .selectFrom('seminars')
    .innerJoin('posts', (join) => sameTenant(join, 'posts', 'seminars', 'post_sequence'))
    .select(['posts.author_id', 'posts.title'])
    .where('seminars.tenant_id', '=', tenantId)
    .where('seminars.post_sequence', '=', seminarId);

/** Marks those of the people who have a place. */
export const markAttended = (
  tenantId: string,
  seminarId: number,
  memberIds: readonly string[],
  attended: boolean | null,
) =>
  build
    .updateTable('seminar_participants')
    .set({ attended })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .where('participant_status', '=', 'JOINED')
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`);

export const countAttended = (tenantId: string, seminarId: number) =>
  build
    .selectFrom('seminar_participants')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId)
    .where('attended', '=', true);

/** The time of the first word stays. */
export const putWord = (
  tenantId: string,
  seminarId: number,
  { word, postSequence, now }: { readonly word: string; readonly postSequence: number | null; readonly now: Date },
) =>
  build
    .updateTable('seminars')
    .set({ word, word_post_sequence: postSequence, word_at: sql`coalesce(word_at, ${now}::timestamptz)` })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId);

/** A published article or video. */
export const findPublished = (tenantId: string, postSequence: number, now: Date) =>
  build
    .selectFrom('posts')
    .select('content_type')
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence)
    .where('published_at', '<=', now)
    .where('content_type', 'in', POST_TYPES);
