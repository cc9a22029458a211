import type { MembershipStatus } from '@dure/contract/clubs/about-status';
import { isFinalStatus, type ClubStatus } from '@dure/contract/clubs/club-status';
import { build } from '../../kernel/database/build.ts';
import { isManager, type Session } from '../../kernel/session/session.ts';

/** What permissions in a club rest on, for one viewer. */
export interface ClubFacts {
  readonly club_sequence: number;
  readonly club_status: string;
  readonly creator_id: string;
  readonly leader_id: string;
  readonly is_instructor: boolean;
  readonly membership_status: string | null;
}

/** The facts of one club for one viewer, as a query that any feature sends along with its own. */
export const findClubFacts = (tenantId: string, clubSequence: number, memberId: string | null) =>
  build
    .selectFrom('clubs')
    .leftJoin('club_members', (join) =>
      join
        .onRef('club_members.tenant_id', '=', 'clubs.tenant_id')
        .onRef('club_members.club_sequence', '=', 'clubs.club_sequence')
        .on('club_members.member_id', '=', memberId),
    )
    .select((row) => [
      'clubs.club_sequence',
      'clubs.club_status',
      'clubs.creator_id',
      'clubs.leader_id',
      'clubs.club_name',
      'clubs.is_public',
      'clubs.start_at',
      'clubs.end_at',
      'clubs.anonymous',
      'clubs.self_grading',
      'clubs.official_grading',
      'club_members.membership_status',
      row
        .exists(
          row
            .selectFrom('club_instructors')
            .select('club_instructors.member_id')
            .whereRef('club_instructors.tenant_id', '=', 'clubs.tenant_id')
            .whereRef('club_instructors.club_sequence', '=', 'clubs.club_sequence')
            .where('club_instructors.member_id', '=', memberId),
        )
        .$castTo<boolean>()
        .as('is_instructor'),
    ])
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_sequence', '=', clubSequence);

/** Creator, leader, instructor of the club, or a manager of the tenant. */
export function isClubAdmin(me: Session, facts: ClubFacts): boolean {
  if (me.memberId === null) return false;
  return isManager(me) || facts.creator_id === me.memberId || facts.leader_id === me.memberId || facts.is_instructor;
}

export const isClubMember = (facts: ClubFacts): boolean => (facts.membership_status as MembershipStatus) === 'MEMBER';
export const isClubRunning = (facts: ClubFacts): boolean => (facts.club_status as ClubStatus) === '0400';
export const isClubOver = (facts: ClubFacts): boolean => isFinalStatus(facts.club_status);
