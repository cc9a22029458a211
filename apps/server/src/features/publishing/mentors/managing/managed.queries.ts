import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type { MentorType } from '@dure/contract/publishing/mentors/mentor-codes';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { hasWords, isShown, mentorRows } from '../mentors.queries.ts';

export interface ManagedWanted {
  readonly tenantId: string;
  readonly pattern: string | null;
  readonly type: MentorType | undefined;
}
const wanted = ({ tenantId, pattern, type }: ManagedWanted) =>
  mentorRows(tenantId)
    .$if(pattern !== null, (rows) => rows.where(hasWords(pattern!)))
    .$if(type !== undefined, (rows) => rows.where('mentors.mentor_type', '=', type!));

const waitingWishes = sql<number>`(select count(*) from mentor_wishes
  where mentor_wishes.tenant_id = mentors.tenant_id and mentor_wishes.mentor_id = mentors.member_id
    and mentor_wishes.regist_status = ${sql.lit(ESTABLISHMENT_STATUS.registered)}
    and exists (select from mentor_wish_members as wishing where wishing.tenant_id = mentor_wishes.tenant_id
      and wishing.wish_sequence = mentor_wishes.wish_sequence))`;

const rowsOf = (rows: ReturnType<typeof mentorRows>) =>
  rows.select([
    'mentors.member_id',
    'mentors.mentor_type',
    'mentors.authenticated',
    'mentors.job_group',
    'mentors.job_level',
    'mentors.introduction',
    'mentors.named_at',
    'mentors.version',
    'members.nickname',
    'members.profile_image_key',
    isShown.as('is_shown'),
    waitingWishes.as('waiting_wishes'),
  ]);

export const listManaged = (narrowed: ManagedWanted, { page, size }: PageOf) =>
  rowsOf(wanted(narrowed))
    .orderBy('waiting_wishes', 'desc')
    .orderBy('members.nickname')
    .orderBy('mentors.member_id')
    .limit(size)
    .offset((page - 1) * size);
export const countManaged = (narrowed: ManagedWanted) =>
  wanted(narrowed).select((row) => row.fn.countAll<number>().as('total'));
export const findManaged = (tenantId: string, mentorId: string) =>
  rowsOf(mentorRows(tenantId)).where('mentors.member_id', '=', mentorId);

/** Whom a manager may name: who may hold seminars. Held, so that two who name them at once take turns. */
export const lockTeacher = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where(isShown)
    .forNoKeyUpdate();

/** A mentor whatever their account is like, held. */
export const lockNamed = (tenantId: string, mentorId: string) =>
  build
    .selectFrom('mentors')
    .select(['member_id', 'mentor_type', 'authenticated', 'job_group', 'job_level', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', mentorId)
    .forUpdate();

export interface Named {
  readonly type: MentorType;
  readonly authenticatedYn: boolean;
  readonly jobGroup: string;
  readonly level: string;
}
const columnsOf = ({ type, authenticatedYn, jobGroup, level }: Named) => ({
  mentor_type: type,
  authenticated: authenticatedYn,
  job_group: jobGroup,
  job_level: level,
});

export const insertMentor = (tenantId: string, mentorId: string, named: Named, by: string, now: Date) =>
  build
    .insertInto('mentors')
    .values({ tenant_id: tenantId, member_id: mentorId, ...columnsOf(named), named_by: by, named_at: now });
export const updateMentor = (tenantId: string, mentorId: string, named: Named) =>
  build
    .updateTable('mentors')
    .set((row) => ({ ...columnsOf(named), version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', mentorId);
export const deleteMentor = (tenantId: string, mentorId: string) =>
  build.deleteFrom('mentors').where('tenant_id', '=', tenantId).where('member_id', '=', mentorId);
