import { aboutStatus, type MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import type { ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import type { ClubMember, MemberRequest } from '@dure/contract/clubs/memberships/memberships.endpoints';
import type { OwnMembership } from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import type { RowPart } from '../../../kernel/columns.ts';
import type { ClubMembers, Clubs } from '../../../kernel/database/schema.gen.ts';
import { type PersonFacts, personView } from '../../tenancy/accounts/accounts.public.ts';

/** How a club stands to the caller after they joined, asked, took a request back or left. */
export const joinedView = (clubSequence: number, clubStatus: string, membership: string | null) => ({
  clubSequence,
  clubAboutStatus: aboutStatus(clubStatus as ClubStatus, membership as MembershipStatus | null),
});

interface MemberFacts
  extends
    PersonFacts,
    RowPart<ClubMembers, 'membership_status' | 'message' | 'reason' | 'requested_at' | 'joined_at' | 'decided_at'> {
  readonly final_answer_count: number;
  readonly student_number: string | null;
  readonly needs_one_time_code: boolean;
}
const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** What was said when somebody was let in is no reason of an end. */
export function memberView(row: MemberFacts): ClubMember {
  const hasEnded = row.membership_status !== 'MEMBER';
  return {
    ...personView(row),
    studentNumber: row.student_number,
    needsOneTimeCode: row.needs_one_time_code,
    membershipStatus: row.membership_status as ClubMember['membershipStatus'],
    joinedAt: iso(row.joined_at),
    endedAt: hasEnded ? iso(row.decided_at) : null,
    reason: hasEnded ? row.reason : null,
    finalAnswerCount: row.final_answer_count,
  };
}

export const requestView = (row: MemberFacts): MemberRequest => ({
  ...personView(row),
  membershipStatus: row.membership_status as MemberRequest['membershipStatus'],
  message: row.message,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: iso(row.decided_at),
  reason: row.reason,
});

type OwnFacts = RowPart<
  ClubMembers,
  'club_sequence' | 'membership_status' | 'requested_at' | 'joined_at' | 'decided_at' | 'reason'
> &
  RowPart<Clubs, 'club_type' | 'club_name' | 'club_status'>;

export const ownMembershipView = (row: OwnFacts): OwnMembership => ({
  ...joinedView(row.club_sequence, row.club_status, row.membership_status),
  clubType: row.club_type,
  clubName: row.club_name,
  clubStatus: row.club_status,
  membershipStatus: row.membership_status as OwnMembership['membershipStatus'],
  requestedAt: row.requested_at.toISOString(),
  joinedAt: iso(row.joined_at),
  decidedAt: iso(row.decided_at),
  reason: row.reason,
});
