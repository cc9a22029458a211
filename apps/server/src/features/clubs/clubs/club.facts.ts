import type { MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isInstructor, isManager, type Session } from '../../../kernel/session/session.ts';
import { isClubInstructor } from './club-runners.facts.ts';

/** Who runs a club, as far as it concerns one viewer. */
export interface ClubRunners extends RowPart<Clubs, 'creator_id' | 'leader_id'> {
  readonly is_instructor: boolean;
}

/** What permissions in a club rest on, for one viewer. */
export interface ClubFacts extends ClubRunners, RowPart<Clubs, 'club_sequence' | 'club_status'> {
  readonly membership_status: string | null;
}

/** The facts of one club for one viewer, as a query that any feature sends along with its own. */
export const findClubFacts = (tenantId: string, clubSequence: number, memberId: string | null) =>
  build
    .selectFrom('clubs')
    .leftJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'clubs', 'club_sequence').on('club_members.member_id', '=', memberId),
    )
    .select([
      'clubs.club_sequence',
      'clubs.club_type',
      'clubs.club_status',
      'clubs.creator_id',
      'clubs.leader_id',
      'clubs.club_name',
      'clubs.is_public',
      'clubs.start_at',
      'clubs.end_at',
      'clubs.anonymous',
      'clubs.self_grading',
      'clubs.ai_grading',
      'clubs.official_grading',
      'clubs.hold_grades',
      'club_members.membership_status',
      isClubInstructor(memberId).as('is_instructor'),
    ])
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_sequence', '=', clubSequence);

/** Creator, leader or instructor of the club. */
export function runsClub({ memberId }: Session, facts: ClubRunners): boolean {
  if (memberId === null) return false;
  return facts.creator_id === memberId || facts.leader_id === memberId || facts.is_instructor;
}

/** Who runs the club, as long as they are an instructor, or a manager of the tenant: a lost role counts in rooms, too. */
export const isClubAdmin = (me: Session, facts: ClubRunners): boolean =>
  isManager(me) || (isInstructor(me) && runsClub(me, facts));

/** Lets only the admins of a club pass: 404 for a club that there is not, 403 for anybody else. */
export function admitClubAdmin<Facts extends ClubRunners>(me: Session, facts: Facts | undefined): Facts {
  if (!facts) return refuse('notFound');
  return isClubAdmin(me, facts) ? facts : refuse('forbidden');
}

/** Lets the members and the admins of a club pass: 404 for a club that there is not, 403 for anybody else. */
export function admitClubPeople<Facts extends ClubFacts>(me: Session, facts: Facts | undefined): Facts {
  if (!facts) return refuse('notFound');
  return isClubMember(facts) || isClubAdmin(me, facts) ? facts : refuse('forbidden');
}

export const isClubMember = (facts: ClubFacts): boolean => (facts.membership_status as MembershipStatus) === 'MEMBER';
export const isClubOver = (facts: Pick<ClubFacts, 'club_status'>): boolean => isFinalStatus(facts.club_status);
