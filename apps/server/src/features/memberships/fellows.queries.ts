import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { PageOf } from '../../kernel/database/page.ts';
import { searchPattern } from '../../kernel/database/search.ts';
import { sameTenant } from '../../kernel/database/tenant-join.ts';

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
      sql<boolean>`exists (select from club_instructors where club_instructors.tenant_id = club_members.tenant_id
        and club_instructors.club_sequence = club_members.club_sequence
        and club_instructors.member_id = club_members.member_id)`.as('is_instructor'),
    ])
    .orderBy('members.nickname')
    .orderBy('club_members.member_id')
    .limit(size)
    .offset((page - 1) * size);

export const countFellows = (tenantId: string, clubSequence: number, keyword: string) =>
  fellows(tenantId, clubSequence, keyword).select((row) => row.fn.countAll<number>().as('total'));
