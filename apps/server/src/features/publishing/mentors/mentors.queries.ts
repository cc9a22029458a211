import { SEMINAR_STATUS, SEMINAR_TYPES } from '@dure/contract/publishing/codes/seminar-codes';
import { POST_TYPES } from '@dure/contract/publishing/posts/post-codes';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { inTenant, sameTenant } from '../../../kernel/database/tenant-join.ts';
import { CARD, postRows } from '../posts/posts.public.ts';

/** Whether members see a mentor with this account: it is open, and may still hold seminars. */
const isShownAs = (account: string) =>
  sql<boolean>`(${sql.ref(`${account}.status`)} = 'ACTIVE'
    and ${sql.ref(`${account}.roles`)} && '{ROLE_INSTRUCTOR,ROLE_MANAGER}')`;
export const isShown = isShownAs('members');

/** Whether an account may come back to its wishes: they wait for the end of a lock that has one. */
export const mayComeBack = sql<boolean>`(members.roles && '{ROLE_INSTRUCTOR,ROLE_MANAGER}'
  and (members.status = 'ACTIVE' or members.status = 'LOCKED' and members.locked_until is not null))`;

/** Whether an account that a query has is a mentor whom members see. */
export const isMentor = (account: string) =>
  sql<boolean>`(${isShownAs(account)} and exists (select from mentors
    where mentors.tenant_id = ${sql.ref(`${account}.tenant_id`)}
      and mentors.member_id = ${sql.ref(`${account}.member_id`)}))`;

/** What a card shows. */
const CARD_COLUMNS = [
  'mentors.member_id',
  'mentors.mentor_type',
  'mentors.authenticated',
  'mentors.job_group',
  'mentors.job_level',
  'mentors.introduction',
  'members.nickname',
  'members.profile_image_key',
] as const;

/** Mentors with their accounts. */
export const mentorRows = (tenantId: string) =>
  build
    .selectFrom('mentors')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'mentors', 'member_id'))
    .where('mentors.tenant_id', '=', tenantId);

/** Of `searchPattern`: name and introduction. */
export const hasWords = (pattern: string) =>
  sql<boolean>`lower(normalize(members.nickname || ' ' || mentors.introduction, nfc)) like ${pattern}`;

export interface MentorsWanted {
  readonly tenantId: string;
  readonly pattern: string | null;
  readonly jobGroups: readonly string[] | null;
}
const wanted = ({ tenantId, pattern, jobGroups }: MentorsWanted) =>
  mentorRows(tenantId)
    .where(isShown)
    .$if(pattern !== null, (rows) => rows.where(hasWords(pattern!)))
    .$if(jobGroups !== null, (rows) => rows.where(sql<boolean>`mentors.job_group = any(${jobGroups}::text[])`));

export const listMentorRows = (narrowed: MentorsWanted, { page, size }: PageOf) =>
  wanted(narrowed)
    .select(CARD_COLUMNS)
    .orderBy('mentors.mentor_type', 'desc')
    .orderBy('members.nickname')
    .orderBy('mentors.member_id')
    .limit(size)
    .offset((page - 1) * size);
export const countMentors = (narrowed: MentorsWanted) =>
  wanted(narrowed).select((row) => row.fn.countAll<number>().as('total'));

/** One that members see. */
export const findMentor = (tenantId: string, mentorId: string) =>
  mentorRows(tenantId)
    .select([...CARD_COLUMNS, 'mentors.hours', 'mentors.version'])
    .where('mentors.member_id', '=', mentorId)
    .where(isShown);

/** Held, so that what rests on it is decided one after the other; no row where members do not see them. */
export const lockMentor = (tenantId: string, mentorId: string) =>
  mentorRows(tenantId)
    .select(['mentors.member_id', 'mentors.version'])
    .where('mentors.member_id', '=', mentorId)
    .where(isShown)
    .forNoKeyUpdate('mentors');

export const updateProfile = (
  tenantId: string,
  mentorId: string,
  profile: { readonly introduction: string; readonly hours: string[] },
) =>
  build
    .updateTable('mentors')
    .set((row) => ({ ...profile, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', mentorId);

const ofAuthor = (tenantId: string, authorId: string) => postRows(tenantId).where('posts.author_id', '=', authorId);

/** Their seminars that take applications, the next one first. */
export const listHeld = (tenantId: string, mentorId: string, now: Date, limit: number) =>
  ofAuthor(tenantId, mentorId)
    .select(CARD)
    .where('seminars.seminar_status', 'in', [SEMINAR_STATUS.open, SEMINAR_STATUS.closed])
    .where('seminars.start_at', '>', now)
    .orderBy('seminars.start_at')
    .orderBy('posts.post_sequence')
    .limit(limit);

export const countWorks = (tenantId: string, mentorId: string, now: Date) =>
  ofAuthor(tenantId, mentorId)
    .select((row) => [
      row.fn
        .countAll<number>()
        .filterWhere('posts.content_type', 'in', [...SEMINAR_TYPES])
        .as('seminars'),
      row.fn
        .countAll<number>()
        .filterWhere('posts.content_type', 'in', [...POST_TYPES])
        .as('posts'),
    ])
    .where('posts.published_at', '<=', now)
    .where(sql<boolean>`seminars.seminar_status is distinct from ${SEMINAR_STATUS.cancelled}`);

/** Posts of which it is counted whose they are: the most popular ones say enough. */
const POSTS_OF_MENTORS = 500;

/** Mentors by the views of the last 30 days that their posts have. */
export const listPopular = (tenantId: string, now: Date, limit: number) =>
  build
    .selectFrom(
      build
        .selectFrom('posts')
        .select(['author_id', 'recent_view_count'])
        .where('tenant_id', '=', tenantId)
        .where('published_at', '<=', now)
        .where('recent_view_count', '>', 0)
        .orderBy('recent_view_count', 'desc')
        .orderBy('post_sequence', 'desc')
        .limit(POSTS_OF_MENTORS)
        .as('viewed'),
    )
    .innerJoin('mentors', (join) =>
      inTenant(join, 'mentors', tenantId).onRef('mentors.member_id', '=', 'viewed.author_id'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'mentors', 'member_id'))
    .select(CARD_COLUMNS)
    .where(isShown)
    .groupBy(CARD_COLUMNS)
    .orderBy((row) => row.fn.sum('viewed.recent_view_count'), 'desc')
    .orderBy('mentors.member_id')
    .limit(limit);
