import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Whom a list of a club's people holds. */
export interface PeopleWanted {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly statuses: readonly string[];
  readonly keyword: string;
}
export interface Order {
  readonly sort: 'joinedAt' | 'requestedAt' | 'nickname';
  readonly direction: 'ASC' | 'DESC';
}

const COLUMNS = {
  joinedAt: 'club_members.joined_at',
  requestedAt: 'club_members.requested_at',
  nickname: 'members.nickname',
} as const;

const people = ({ tenantId, clubSequence, statuses, keyword }: PeopleWanted) =>
  build
    .selectFrom('club_members')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', clubSequence)
    .where('club_members.membership_status', 'in', statuses)
    .$if(keyword !== '', (query) => query.where(sql<boolean>`lower(members.nickname) like ${searchPattern(keyword)}`));

const columns = (wanted: PeopleWanted) =>
  people(wanted).select([
    'members.member_id',
    'members.nickname',
    'members.profile_image_key',
    'members.student_number',
    sql<boolean>`(members.email is null)`.as('needs_one_time_code'),
    'club_members.membership_status',
    'club_members.message',
    'club_members.reason',
    'club_members.requested_at',
    'club_members.joined_at',
    'club_members.decided_at',
    sql<number>`(select count(*) from answers where answers.tenant_id = club_members.tenant_id
      and answers.member_id = club_members.member_id and answers.club_sequence = club_members.club_sequence
      and answers.answer_status = ${sql.lit(ANSWER_STATUS.final)})`.as('final_answer_count'),
  ]);

/** A page of a club's people. */
export const listPeople = (wanted: PeopleWanted, { sort, direction }: Order, { page, size }: PageOf) =>
  columns(wanted)
    .orderBy(COLUMNS[sort], direction === 'ASC' ? 'asc' : 'desc')
    .orderBy('club_members.member_id')
    .limit(size)
    .offset((page - 1) * size);

export const countPeople = (wanted: PeopleWanted) =>
  people(wanted).select((row) => row.fn.countAll<number>().as('total'));

/** One of a club's people. */
export const findOneOfPeople = (wanted: PeopleWanted, memberId: string) =>
  columns(wanted).where('club_members.member_id', '=', memberId);
