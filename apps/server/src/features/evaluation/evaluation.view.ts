import type {
  EvaluationFigures,
  EvaluationReport,
  EvaluationSections,
  EvaluationStatus,
} from '@dure/contract/evaluation/evaluation.endpoints';
import { personView } from '../accounts/person.service.ts';
import type { CountRow, ReportRow, RunRow } from './evaluation.queries.ts';

export const reportView = (row: ReportRow): EvaluationReport => ({
  member: personView(row),
  status: row.evaluation_status as EvaluationReport['status'],
  // Reports from before `closed` was told apart have none.
  figures: { closed: [], ...(row.figures as object) } as unknown as EvaluationFigures,
  sections: row.sections as unknown as EvaluationSections,
  draftedAt: row.drafted_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  releasedAt: row.released_at?.toISOString() ?? null,
  version: row.version,
});

export function statusView(run: RunRow | undefined, counts: readonly CountRow[]): EvaluationStatus {
  const countOf = (status: string) => counts.find((row) => row.evaluation_status === status)?.reports ?? 0;
  return {
    state: (run?.state ?? 'NONE') as EvaluationStatus['state'],
    total: run?.total ?? 0,
    done: run?.done ?? 0,
    requestedAt: run?.requested_at.toISOString() ?? null,
    finishedAt: run?.finished_at?.toISOString() ?? null,
    draftCount: countOf('DRAFT'),
    releasedCount: countOf('RELEASED'),
  };
}
