import type { MaterialReading } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { readingView } from './lecture-clubs.view.ts';
import { keepReading, listReadings } from './readings.queries.ts';

interface Place {
  readonly club: number;
  readonly study: number;
  readonly contentSequence: number;
}

/** Remembers where the caller is in a material; a page behind its last one counts as that. */
export async function rememberReading(unit: Unit, place: Place, given: number): Promise<MaterialReading> {
  const { tenantId, memberId, now } = unit;
  const { club, study, contentSequence } = place;
  const [[facts], rows] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    listReadings(tenantId, club, memberId),
  );
  admitClubPeople(unit.me, facts);
  const row = rows.find((one) => one.club_study_sequence === study && one.content_sequence === contentSequence);
  if (!row) return refuse('notFound');
  if (row.pages === 0) return readingView(row);
  const at = Math.min(given, row.pages);
  const reader = { tenantId, memberId, studySequence: study, contentSequence };
  await unit.write((transaction) => transaction.change(keepReading(reader, at, now)));
  return readingView({ ...row, at, furthest: Math.max(at, row.furthest ?? 0) });
}
