import { aboutStatus, type MembershipStatus } from '@dure/contract/clubs/about-status';
import type { ClubStatus } from '@dure/contract/clubs/club-status';

/** How a club stands to the caller after they joined, asked or took a request back. */
export const joinedView = (clubSequence: number, clubStatus: string, membership: string | null) => ({
  clubSequence,
  clubAboutStatus: aboutStatus(clubStatus as ClubStatus, membership as MembershipStatus | null),
});
