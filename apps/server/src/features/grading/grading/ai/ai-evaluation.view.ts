import type { AiEvaluation } from '@dure/contract/grading/grading/ai-evaluation.views';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { calibrated, type Knot } from '../../../answering/answer-queue/answer-queue.public.ts';
import { BUILT_IN_MODEL } from './built-in-grader.ts';
import type { EvaluationRow } from './evaluations.queries.ts';
import type { FoundCriterion, FoundPoint } from './grader.ts';

export function aiEvaluationOf(row: EvaluationRow): AiEvaluation {
  const weights = new Map(
    (row.rubric as unknown as RubricCriterion[]).map(({ name, weight }) => [name, weight] as const),
  );
  const knots = (row.knots ?? []) as unknown as Knot[];
  return {
    score: row.score,
    justification: row.justification,
    criteria: (row.criteria as unknown as FoundCriterion[]).map(({ name, points, reason, evidence }) => ({
      name,
      weight: weights.get(name) ?? 0,
      points,
      reason,
      evidence: [...evidence],
    })),
    points: row.points as unknown as FoundPoint[],
    keywordsHit: row.keywords_hit,
    keywordsMissed: row.keywords_missed,
    suggestion: row.suggestion,
    confidence: calibrated(knots, row.confidence),
    isCalibrated: knots.length > 0,
    unread: row.unread,
    model: row.model,
    promptVersion: row.prompt_version,
    isBuiltIn: row.model === BUILT_IN_MODEL,
    evaluatedAt: row.evaluated_at.toISOString(),
    versionNo: row.version_no,
  };
}
