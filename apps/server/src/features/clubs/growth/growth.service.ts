import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts } from '../clubs/clubs.public.ts';
import { findPlace, listGrowth } from './growth.queries.ts';
import { growthView } from './growth.view.ts';

/** The caller's own growth in a club. Of the others it tells how many quarters of them grew more, and nothing else. */
export async function getGrowthSummary(unit: Unit, club: number): Promise<GrowthSummary> {
  const { tenantId, memberId, now } = unit;
  const growing = { tenantId, club, memberId, now };
  const [[facts], rows, [place]] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    listGrowth(growing),
    findPlace(growing),
  );
  const { ai_grading: aiGrading } = admitClubPeople(unit.me, facts);
  return growthView({ aiGrading, rows, place: place! });
}
