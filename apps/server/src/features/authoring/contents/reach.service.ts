import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listStandings } from '../../clubs/quiz-access/quiz-access.public.ts';
import { mayEdit, showsMaterials } from './contents.policy.ts';
import { findContent, type FoundContent } from './library.queries.ts';
import { listStudyPlaces } from './materials.queries.ts';
import { listPlacesOfContent } from './places.queries.ts';

/** A content that the caller may edit; refuses as unknown whatever is not theirs. */
export async function reachOwn(unit: Unit, contentSequence: number): Promise<FoundContent> {
  const row = await unit.first(findContent(unit.tenantId, contentSequence, unit.memberId));
  return row && mayEdit(unit.me, row) ? row : refuse('notFound');
}

/** A content that the caller may see: their own, or one that a study or a quiz shows them where they stand. */
export async function reachContent(unit: Unit, contentSequence: number): Promise<FoundContent> {
  const { tenantId, memberId } = unit;
  const [[row], places, clubs] = await unit.read(
    findContent(tenantId, contentSequence, memberId),
    listPlacesOfContent(tenantId, contentSequence),
    listStudyPlaces(tenantId, memberId, contentSequence),
  );
  if (!row) return refuse('notFound');
  if (mayEdit(unit.me, row) || clubs.some((club) => showsMaterials(unit.me, club))) return row;
  const standingAt = await listStandings(unit, places);
  return places.some((place) => standingAt(place)?.verdicts.seePeers === null) ? row : refuse('notFound');
}
