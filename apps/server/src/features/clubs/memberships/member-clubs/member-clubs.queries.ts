import { CLUB_STATUS, isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { GONE } from '../../../../kernel/session/gone.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { clubsRunBy } from '../../clubs/clubs.public.ts';

const OVER = Object.values(CLUB_STATUS).filter(isFinalStatus);

/** Clubs that a member runs or has joined. */
const clubsOf = (tenantId: string, memberId: string) =>
  build
    .selectFrom('clubs')
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_status', '<>', CLUB_STATUS.draft)
    .where((row) =>
      row.or([
        row('clubs.club_sequence', 'in', clubsRunBy({ tenantId, memberId })),
        row(
          'clubs.club_sequence',
          'in',
          row
            .selectFrom('club_members')
            .select('club_members.club_sequence')
            .where('club_members.tenant_id', '=', tenantId)
            .where('club_members.member_id', '=', memberId)
            .where('club_members.membership_status', '=', 'MEMBER'),
        ),
      ]),
    );

/** What runs or is to come first, the newest of it before. */
export const listClubsOf = (tenantId: string, memberId: string, { page, size }: PageOf) =>
  clubsOf(tenantId, memberId)
    .select((row) => [
      'clubs.club_sequence',
      'clubs.club_type',
      'clubs.club_name',
      'clubs.club_status',
      row('clubs.club_sequence', 'in', clubsRunBy({ tenantId, memberId })).as('runs_club'),
    ])
    .orderBy(sql`clubs.club_status = any(${OVER}::text[])`)
    .orderBy('clubs.club_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countClubsOf = (tenantId: string, memberId: string) =>
  clubsOf(tenantId, memberId).select((row) => row.fn.countAll<number>().as('count'));

export const findMemberOf = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('status', 'not in', GONE);
