import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ClubSubmitter } from '@dure/contract/clubs/clubs/club-approval.endpoints';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { countOtherClubs, countRejections, findSubmitter, listNewestClubs } from './club-submitter.queries.ts';

/** Clubs that are named; the others are counted. */
const NAMED = 5;
const { waitingForApproval, rejected, cancelled, finished } = CLUB_STATUS;

/** Who asks that a club be approved, and what became of what they asked before. */
export async function getClubSubmitter(unit: Unit, clubSequence: number): Promise<ClubSubmitter> {
  const { tenantId } = unit;
  const [[person], counts, [rejections], clubs] = await unit.read(
    findSubmitter(tenantId, clubSequence),
    countOtherClubs(tenantId, clubSequence),
    countRejections(tenantId, clubSequence),
    listNewestClubs(tenantId, clubSequence, NAMED),
  );
  if (!person) return refuse('notFound');
  const countOf = (isCounted: (status: string) => boolean) =>
    counts.filter(({ club_status }) => isCounted(club_status)).reduce((sum, { count }) => sum + count, 0);
  const undecided: readonly string[] = [waitingForApproval, rejected];
  return {
    person: personView(person),
    email: person.email,
    memberSince: person.created_at.toISOString(),
    approvedCount: countOf((status) => !undecided.includes(status)),
    finishedCount: countOf((status) => status === finished),
    cancelledCount: countOf((status) => status === cancelled),
    waitingCount: countOf((status) => status === waitingForApproval),
    rejectionCount: rejections!.count,
    clubs: clubs.map((club) => ({
      clubSequence: club.club_sequence,
      clubName: club.club_name,
      clubStatus: club.club_status,
      memberCount: club.member_count,
      startAt: club.start_at?.toISOString() ?? null,
      rejection: club.rejection,
    })),
  };
}
