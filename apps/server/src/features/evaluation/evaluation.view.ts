import type {
  EvaluationFigures,
  EvaluationReport,
  EvaluationSections,
  EvaluationStatus,
} from '@dure/contract/evaluation/evaluation.endpoints';
import { personView } from '../accounts/accounts.public.ts';
import type { CountRow, ReportRow, RunRow } from './evaluation.queries.ts';

type Marked = EvaluationFigures['best'];

/** Reports from before `closed` was told apart have none, and earlier ones call a grade otherwise. */
function figuresOf(kept: unknown): EvaluationFigures {
  const figures = kept as EvaluationFigures;
  const marked = (one: (Marked & { grade?: number }) | null): Marked =>
    one && { no: one.no, grading: one.grading ?? one.grade! };
  return { ...figures, closed: figures.closed ?? [], best: marked(figures.best), weakest: marked(figures.weakest) };
}

export const reportView = (row: ReportRow): EvaluationReport => ({
  member: personView(row),
  status: row.evaluation_status as EvaluationReport['status'],
  figures: figuresOf(row.figures),
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
