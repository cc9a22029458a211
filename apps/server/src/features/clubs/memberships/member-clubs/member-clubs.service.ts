import type { ManagedMembership } from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { countClubsOf, findMemberOf, listClubsOf } from './member-clubs.queries.ts';

/** Clubs that somebody of the organisation runs or has joined. */
export async function listClubsOfMember(unit: Unit, memberId: string, place: PageOf) {
  const { tenantId } = unit;
  const [rows, [count], [member]] = await unit.read(
    listClubsOf(tenantId, memberId, place),
    countClubsOf(tenantId, memberId),
    findMemberOf(tenantId, memberId),
  );
  if (!member) return refuse('notFound');
  const contents = rows.map((row) => ({
    clubSequence: row.club_sequence,
    clubType: row.club_type as ManagedMembership['clubType'],
    clubName: row.club_name,
    clubStatus: row.club_status as ManagedMembership['clubStatus'],
    runsClub: row.runs_club === true,
  }));
  return { contents, totalElements: count!.count };
}
