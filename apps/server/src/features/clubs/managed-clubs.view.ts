import type { ManagedClub } from '@dure/contract/clubs/clubs.endpoints';

export interface ManagedFacts {
  readonly club_sequence: number;
  readonly club_type: string;
  readonly club_name: string;
  readonly club_status: string;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly capacity: number | null;
  readonly version: number;
  readonly creator_nickname: string;
  readonly submitted_at: Date | null;
  readonly quiz_count: number | null;
  readonly status_reason: string | null;
}

export const managedClubView = (club: ManagedFacts): ManagedClub => ({
  clubSequence: club.club_sequence,
  clubType: club.club_type,
  clubName: club.club_name,
  clubStatus: club.club_status,
  creatorNickname: club.creator_nickname,
  startAt: club.start_at?.toISOString() ?? null,
  endAt: club.end_at?.toISOString() ?? null,
  quizCount: club.quiz_count ?? 0,
  capacity: club.capacity,
  submittedAt: club.submitted_at?.toISOString() ?? null,
  statusReason: club.status_reason,
  version: club.version,
});
