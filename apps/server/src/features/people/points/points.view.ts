import type { PointKind } from '@dure/contract/people/points/point-kinds';
import type { PointEntry } from '@dure/contract/people/points/points.endpoints';
import type { EntryRow } from './points.queries.ts';

export const entryView = (row: EntryRow): PointEntry => ({
  pointHistorySequence: row.entry_sequence,
  kind: row.kind as PointKind,
  points: row.points,
  createdAt: row.happened_at.toISOString(),
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  quizSequence: row.quiz_sequence,
  no: row.position,
  can: { open: row.is_member },
});
