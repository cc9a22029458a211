import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';

export interface ManagedFacts {
  readonly club_sequence: number;
  readonly version: number;
  readonly creator_nickname: string;
  readonly submitted_at: Date | null;
  readonly status_reason: string | null;
}

export const managedClubView = (club: ManagedFacts, card: ClubCard): ManagedClub => ({
  ...card,
  creatorNickname: club.creator_nickname,
  submittedAt: club.submitted_at?.toISOString() ?? null,
  statusReason: club.status_reason,
  version: club.version,
});
