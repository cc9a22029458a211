import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isRunBy } from '../../../clubs/clubs/clubs.public.ts';
import type { OfMember } from '../registry/table-data.ts';

/** Clubs that others take part in, or soon will. */
const OPEN = [
  CLUB_STATUS.scheduled,
  CLUB_STATUS.postponed,
  CLUB_STATUS.recruiting,
  CLUB_STATUS.recruitmentClosed,
  CLUB_STATUS.running,
];
const OVER = [CLUB_STATUS.cancelled, CLUB_STATUS.finished];

/** The account, held; of managers all of them in one order, so that the last two do not go at once. */
export const lockLeaving = ({ tenantId, memberId }: OfMember, isManager: boolean) =>
  build
    .selectFrom('members')
    .select(['member_id', 'status', 'profile_image_key', sql<boolean>`'ROLE_MANAGER' = any(roles)`.as('is_manager')])
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row.or([
        row('member_id', '=', memberId),
        ...(isManager ? [sql<boolean>`('ROLE_MANAGER' = any(roles) and status = 'ACTIVE')`] : []),
      ]),
    )
    .orderBy('member_id')
    .forUpdate();

export const countOtherManagers = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('members')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '<>', memberId)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`'ROLE_MANAGER' = any(roles)`);

/** Somebody else who teaches and runs the club; of several the first by the club's own order. */
const successor = (memberId: string) =>
  sql<string | null>`(select one.member_id from members as one
    left join club_instructors as beside on beside.tenant_id = one.tenant_id and beside.member_id = one.member_id
      and beside.club_sequence = clubs.club_sequence
    where one.tenant_id = clubs.tenant_id and one.member_id <> ${memberId}::uuid and one.status = 'ACTIVE'
      and 'ROLE_INSTRUCTOR' = any(one.roles)
      and (one.member_id in (clubs.leader_id, clubs.creator_id) or beside.member_id is not null)
    order by beside.position nulls last, one.member_id limit 1)`;

/** Clubs that the member runs, with who would go on; all that they lead among them. */
export const listRunClubs = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('clubs')
    .select([
      'club_sequence',
      'club_name',
      sql<boolean>`leader_id = ${memberId}::uuid`.as('is_leader'),
      sql<boolean>`club_status = any(${OPEN}::text[])`.as('is_open'),
      successor(memberId).as('successor_id'),
    ])
    .where('tenant_id', '=', tenantId)
    .where(isRunBy(memberId))
    .orderBy('club_sequence');

export type RunClub = RowsOf<ReturnType<typeof listRunClubs>>[number];

/** The same, held: of two who run one club only one leaves at a time. */
export const lockRunClubs = (of: OfMember) => listRunClubs(of).forUpdate();

/** Accounts that were merged into the member's: they leave with it. */
export const listMergedInto = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('member_merges')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'member_merges', { member_id: 'merged_id' }))
    .select(['members.member_id', 'members.nickname'])
    .where('member_merges.tenant_id', '=', tenantId)
    .where('kept_id', '=', memberId)
    .where('undone_at', 'is', null);

export const findNickname = (tenantId: string, memberId: string) =>
  build.selectFrom('members').select('nickname').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const setLeader = (tenantId: string, club: number, leaderId: string, searchText: string) =>
  build
    .updateTable('clubs')
    .set({ leader_id: leaderId, search_text: searchText })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);

export const removeInstructor = ({ tenantId, memberId }: OfMember, clubs: readonly number[]) =>
  build
    .deleteFrom('club_instructors')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('club_sequence', 'in', clubs);

/** Clubs that go on and that the member answered nothing in: held, since a seat becomes free there. */
export const lockLeftClubs = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('clubs')
    .select('club_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_status', 'not in', OVER)
    .where(
      sql<boolean>`(exists (select from club_members as own where own.tenant_id = clubs.tenant_id
          and own.club_sequence = clubs.club_sequence and own.member_id = ${memberId}::uuid
          and own.membership_status = 'MEMBER')
        and not exists (select from answers as mine where mine.tenant_id = clubs.tenant_id
          and mine.club_sequence = clubs.club_sequence and mine.member_id = ${memberId}::uuid
          and mine.answer_status <> ${sql.lit(ANSWER_STATUS.preDraft)}))`,
    )
    .orderBy('club_sequence')
    .forNoKeyUpdate();

const memberships = ({ tenantId, memberId }: OfMember) =>
  build.updateTable('club_members').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const leaveClubs = (of: OfMember, clubs: readonly number[], now: Date) =>
  memberships(of)
    .where('club_sequence', 'in', clubs)
    .where('membership_status', '=', 'MEMBER')
    .set({ membership_status: 'LEFT', decided_by: of.memberId, decided_at: now });

export const freeSeats = (tenantId: string, clubs: readonly number[]) =>
  build
    .updateTable('clubs')
    .set((row) => ({ member_count: row('member_count', '-', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', 'in', clubs);

export const cancelRequests = (of: OfMember) =>
  memberships(of).where('membership_status', '=', 'PENDING').set({ membership_status: 'CANCELLED' });

/** Files of drafts: of what was submitted the files stay with the answer. */
export const takeDraftFiles = ({ tenantId, memberId }: OfMember) =>
  build
    .deleteFrom('answer_files')
    .where('tenant_id', '=', tenantId)
    .where('step', '=', 'DRAFT')
    .where(
      sql<boolean>`answer_sequence in (select mine.answer_sequence from answers as mine
        where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid)`,
    );

/** Files of the member's answers, and pictures of theirs, that nothing names any more. */
export const takeUnnamedFiles = ({ tenantId, memberId }: OfMember) =>
  build
    .deleteFrom('files')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', memberId)
    .where(
      sql<boolean>`(purpose = 'PROFILE_IMAGE' or (purpose = 'ANSWER'
        and not exists (select from answer_files as named where named.tenant_id = files.tenant_id
          and named.file_key = files.file_key)
        and not exists (select from answer_versions as version join answers using (tenant_id, answer_sequence)
          where answers.tenant_id = files.tenant_id and answers.member_id = files.owner_id
            and files.file_key = any(version.file_keys))))`,
    )
    .returning('file_key');

/** What stays with an answer keeps its ending alone: people put their names into names of files. */
export const renameFiles = ({ tenantId, memberId }: OfMember, name: string) =>
  build
    .updateTable('files')
    .set({ name: sql`${name} || coalesce(substring(name from '\\.[[:alnum:]]{1,10}$'), '')` })
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', memberId)
    .where('purpose', '=', 'ANSWER');

export const endAccount = ({ tenantId, memberId }: OfMember, nickname: string, now: Date) =>
  build
    .updateTable('members')
    .set({ nickname, status: 'WITHDRAWN', tokens_valid_from: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);
