import { EVALUATION_SECTIONS } from '@dure/contract/insight/evaluation/evaluation-sections';
import type {
  EvaluationFigures,
  EvaluationReport,
  EvaluationSections,
  EvaluationStatus,
  ReadingFigures,
} from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { MemberFigures } from '../dashboard/dashboard.public.ts';
import type { SameRow } from './common-text.queries.ts';
import { groundsOf, NO_GROUNDS } from './evaluation.policy.ts';
import type { CountRow, ReportRow, RunRow } from './evaluation.queries.ts';

type Marked = EvaluationFigures['best'];

type Shown = Pick<EvaluationReport, 'figures' | 'grounds'>;

/**
 * A report's figures and the answers that they rest on. Reports from before `closed` was told apart have none, and earlier
 * ones call a grade otherwise.
 */
function figuresOf(kept: unknown): Shown {
  const figures = kept as MemberFigures | ReadingFigures;
  if ('readPages' in figures) return { figures, grounds: NO_GROUNDS };
  const marked = (one: (Marked & { grade?: number }) | null): Marked =>
    one && { no: one.no, grading: one.grading ?? one.grade! };
  const { answers = [], ...counted } = figures;
  const all = {
    ...counted,
    closed: counted.closed ?? [],
    best: marked(counted.best),
    weakest: marked(counted.weakest),
  };
  return { figures: all, grounds: groundsOf({ ...all, answers }) };
}

export function reportView(row: ReportRow): EvaluationReport {
  return {
    member: personView(row),
    status: row.evaluation_status as EvaluationReport['status'],
    ...figuresOf(row.figures),
    sections: row.sections as unknown as EvaluationSections,
    draftedAt: row.drafted_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    readAt: row.read_at?.toISOString() ?? null,
    releasedAt: row.released_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Parts in which all of two reports or more say the same, and say something. */
const commonOf = (count: number, same: SameRow | undefined): EvaluationStatus['common'] =>
  count < 2 || !same
    ? []
    : EVALUATION_SECTIONS.flatMap((section) => {
        const text = same[section];
        return text === null || text === '' ? [] : [{ section, text }];
      });

export function statusView(
  run: RunRow | undefined,
  counts: readonly CountRow[],
  same: SameRow | undefined,
): EvaluationStatus {
  const countOf = (status: string) => counts.find((row) => row.evaluation_status === status)?.reports ?? 0;
  return {
    state: (run?.state ?? 'NONE') as EvaluationStatus['state'],
    total: run?.total ?? 0,
    done: run?.done ?? 0,
    requestedAt: run?.requested_at.toISOString() ?? null,
    finishedAt: run?.finished_at?.toISOString() ?? null,
    draftCount: countOf('DRAFT'),
    readCount: counts.find((row) => row.evaluation_status === 'DRAFT')?.read_reports ?? 0,
    releasedCount: countOf('RELEASED'),
    common: commonOf(countOf('DRAFT') + countOf('RELEASED'), same),
  };
}
