import type { StudentSort } from '@dure/contract/insight/lecture-dashboard/student-sorts';
import { PROGRESS_BUCKETS } from '@dure/contract/insight/dashboard/club-figures';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** What every student of a club is measured by. */
export interface Course {
  readonly tenantId: string;
  readonly club: number;
  /** Pages of the studies that have begun. */
  readonly pages: number;
  /** Since when nothing may have been read by who is silent; null while nobody can be. */
  readonly silentBefore: Date | null;
}

/** `lectureStudent.isSilent` of the contract: a member since before, and not through with what has begun. */
const isSilent = ({ pages, silentBefore }: Course) =>
  sql<boolean>`((club_members.joined_at < ${silentBefore}::timestamptz
    and coalesce(club_members.last_read_at, '-infinity') < ${silentBefore}::timestamptz
    and club_members.read_pages < ${pages}::integer) is true)`;
const progress = ({ pages }: Course) =>
  sql<number>`floor(100 * least(club_members.read_pages, ${pages}::integer)::double precision / greatest(${pages}::integer, 1))`;

const ofClub = ({ tenantId, club }: Course) =>
  build
    .selectFrom('club_members')
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', club);

/** How far all members of now are: no row of a reading is looked at. */
export const sumStudents = prepare((of: Course) =>
  ofClub(of)
    .select([
      sql<number>`count(*)`.as('members'),
      sql<number>`count(*) filter (where ${isSilent(of)})`.as('silent'),
      sql<number>`count(*) filter (where club_members.read_pages >= greatest(${of.pages}::integer, 1))`.as('finished'),
      sql<number>`coalesce(round(avg(${progress(of)})), 0)`.as('mean'),
      ...Array.from({ length: PROGRESS_BUCKETS }, (_, fifth) =>
        sql<number>`count(*) filter (where least(floor(${progress(of)} / 20), 4) = ${sql.lit(fifth)})`.as(
          `fifth_${fifth}`,
        ),
      ),
    ])
    .where('membership_status', '=', 'MEMBER'),
);
export type StudentSums = RowsOf<ReturnType<typeof sumStudents>>[number];

export interface Sought extends Course {
  readonly keyword: string;
  readonly onlySilent: boolean;
}
const withPerson = (of: Course) =>
  ofClub(of).innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'));
const sought = (of: Sought) =>
  withPerson(of)
    .where('club_members.membership_status', '=', 'MEMBER')
    .$if(of.keyword !== '', (query) =>
      query.where(sql<boolean>`lower(members.nickname) like ${searchPattern(of.keyword)}`),
    )
    .$if(of.onlySilent, (query) => query.where(isSilent(of)));

const withReading = (query: ReturnType<typeof withPerson>, of: Course) =>
  query.select([
    'members.member_id',
    'members.nickname',
    'members.profile_image_key',
    'club_members.membership_status',
    'club_members.joined_at',
    'club_members.read_pages',
    'club_members.last_read_at',
    isSilent(of).as('is_silent'),
  ]);
export type StudentRow = RowsOf<ReturnType<typeof withReading>>[number];

export const listStudents = (of: Sought, sort: StudentSort, { page, size }: PageOf) =>
  withReading(sought(of), of)
    .$if(sort === 'joined', (query) => query.orderBy('club_members.joined_at'))
    .$if(sort === 'progress', (query) => query.orderBy('club_members.read_pages'))
    .$if(sort === 'progressDesc', (query) => query.orderBy('club_members.read_pages', 'desc'))
    .$if(sort === 'lastRead', (query) =>
      query.orderBy('club_members.last_read_at', (order) => order.asc().nullsFirst()),
    )
    .$if(sort === 'lastReadDesc', (query) =>
      query.orderBy('club_members.last_read_at', (order) => order.desc().nullsLast()),
    )
    .orderBy('members.member_id')
    .limit(size)
    .offset((page - 1) * size);

export const countStudents = (of: Sought) => sought(of).select(sql<number>`count(*)`.as('total'));

/** Somebody who is or was a member of the club. */
export const findStudent = (of: Course, memberId: string) =>
  withReading(withPerson(of), of)
    .where('club_members.member_id', '=', memberId)
    .where('club_members.joined_at', 'is not', null);

/** What the named read of each study. */
export const listStudyProgress = (tenantId: string, club: number, memberIds: readonly string[]) =>
  build
    .selectFrom('study_progress')
    .select(['member_id', 'club_study_sequence', 'read_pages', 'last_read_at'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`);
export type StudyProgressRow = RowsOf<ReturnType<typeof listStudyProgress>>[number];

/** Where the named read last, and when they were written to last by those who run the club. */
export const listLastSigns = (tenantId: string, club: number, memberIds: readonly string[]) =>
  build
    .selectFrom(sql<{ member_id: string }>`unnest(${memberIds}::uuid[])`.as<'one'>(sql`one(member_id)`))
    .select((row) => [
      'one.member_id',
      row
        .selectFrom('study_progress')
        .select('club_study_sequence')
        .where('study_progress.tenant_id', '=', tenantId)
        .where('study_progress.club_sequence', '=', club)
        .whereRef('study_progress.member_id', '=', 'one.member_id')
        .orderBy('last_read_at', 'desc')
        .limit(1)
        .as('study'),
      row
        .selectFrom('club_message_recipients')
        .innerJoin('club_messages', (join) =>
          sameTenant(join, 'club_messages', 'club_message_recipients', 'message_sequence'),
        )
        .select(sql<Date | null>`max(club_messages.sent_at)`.as('at'))
        .where('club_message_recipients.tenant_id', '=', tenantId)
        .where('club_message_recipients.club_sequence', '=', club)
        .whereRef('club_message_recipients.member_id', '=', 'one.member_id')
        .as('written_to_at'),
    ]);
export type LastSignRow = RowsOf<ReturnType<typeof listLastSigns>>[number];
