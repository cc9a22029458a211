import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

const own = (tenantId: string, memberId: string, clubSequence: number | undefined) =>
  build
    .selectFrom('club_members')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_members', 'club_sequence'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.member_id', '=', memberId)
    .$if(clubSequence !== undefined, (query) => query.where('club_members.club_sequence', '=', clubSequence!));

export const listOwn = (tenantId: string, memberId: string, clubSequence: number | undefined, { page, size }: PageOf) =>
  own(tenantId, memberId, clubSequence)
    .select([
      'clubs.club_sequence',
      'clubs.club_type',
      'clubs.club_name',
      'clubs.club_status',
      'club_members.membership_status',
      'club_members.requested_at',
      'club_members.joined_at',
      'club_members.decided_at',
      'club_members.reason',
    ])
    .orderBy('club_members.requested_at', 'desc')
    .orderBy('clubs.club_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countOwn = (tenantId: string, memberId: string, clubSequence: number | undefined) =>
  own(tenantId, memberId, clubSequence).select((row) => row.fn.countAll<number>().as('total'));
