import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isClubInstructor } from '../clubs/clubs.public.ts';

const fellows = (tenantId: string, clubSequence: number, keyword: string) =>
  build
    .selectFrom('club_members')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', clubSequence)
    .where('club_members.membership_status', '=', 'MEMBER')
    .$if(keyword !== '', (query) => query.where(sql<boolean>`lower(members.nickname) like ${searchPattern(keyword)}`));

/** Members of a club by name. */
export const listFellows = (
  tenantId: string,
  clubSequence: number,
  { page, size, keyword }: PageOf & { readonly keyword: string },
) =>
  fellows(tenantId, clubSequence, keyword)
    .select([
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      isClubInstructor(sql.ref<string>('club_members.member_id'), 'club_members').as('is_instructor'),
    ])
    .orderBy('members.nickname')
    .orderBy('club_members.member_id')
    .limit(size)
    .offset((page - 1) * size);

export const countFellows = (tenantId: string, clubSequence: number, keyword: string) =>
  fellows(tenantId, clubSequence, keyword).select((row) => row.fn.countAll<number>().as('total'));
