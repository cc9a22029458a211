import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Clubs } from '../../../../kernel/database/schema.gen.ts';

export interface ManagedFacts extends RowPart<Clubs, 'club_sequence' | 'version'> {
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
