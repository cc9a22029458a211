import type { AiEvaluation } from '@dure/contract/grading/grading/ai-evaluation.views';
import { shareOf } from '../grade-pane/score.ts';
import { aiText } from './ai.text.ts';

export interface AiCriterionProps {
  readonly no: number;
  readonly found: AiEvaluation['criteria'][number];
  /** Of the criterion in the rubric, and of all criteria together. */
  readonly weight: number;
  readonly total: number;
}

/** What AI gave a criterion, and why. */
export function AiCriterion({ no, found, weight, total }: AiCriterionProps) {
  return (
    <div className="mt-1.5 flex items-start gap-2 text-sm">
      <span className="inline-flex h-7 flex-none items-center gap-1.5 rounded-control bg-sunken px-2 font-semibold text-ink-2 tabular-nums">
        {found.evidence.length > 0 && <sup className="text-[0.6875rem] leading-none">{no}</sup>}
        {aiText.points(
          found.points === null ? null : shareOf(found.points, weight, total),
          shareOf(100, weight, total),
        )}
      </span>
      <p className="min-w-0 pt-0.5 text-ink-2">{found.reason}</p>
    </div>
  );
}
