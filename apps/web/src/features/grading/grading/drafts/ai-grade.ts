import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { parseScore, shareOf, weightOf } from '../grade-pane/score.ts';
import type { GradePart } from './grading-draft.ts';

type Ai = NonNullable<GradingDetail['ai']>;
/** An evaluation that gives a score. */
type Scored = Ai & { readonly score: number };

const pointsOf = ({ criteria }: Ai, rubric: GradingDetail['rubric']) =>
  Object.fromEntries(
    criteria.flatMap(({ name, points }) => (rubric.some((one) => one.name === name) ? [[name, points]] : [])),
  );

/** The grade as AI would give it; what was said to criteria stays. */
export const withAi = (grade: GradePart, ai: Scored, rubric: GradingDetail['rubric']): GradePart => ({
  ...grade,
  score: String(ai.score),
  points: pointsOf(ai, rubric),
  levels: {},
});

/** The grade before anybody gave one. */
export const withoutPoints = (grade: GradePart): GradePart => ({ ...grade, score: '', points: {}, levels: {} });

/** Whether the grade is what AI would give. */
export const isAi = ({ score, points = {} }: GradePart, ai: Ai, rubric: GradingDetail['rubric']): boolean =>
  ai.score !== null &&
  score === String(ai.score) &&
  Object.entries(pointsOf(ai, rubric)).every(([name, its]) => points[name] === its);

/** Points by which the grade that is typed is another than AI's: of a criterion what it counts, of the whole (no name) the score. */
export function movedFromAi(
  { score, points = {} }: GradePart,
  ai: Ai,
  rubric: GradingDetail['rubric'],
  criterion: string,
): number {
  if (ai.score === null) return 0;
  if (criterion === '') return (parseScore(score) ?? ai.score) - ai.score;
  const { weight = 0 } = rubric.find(({ name }) => name === criterion) ?? {};
  const its = ai.criteria.find(({ name }) => name === criterion);
  const own = points[criterion] ?? null;
  if (!its || its.points === null || own === null) return 0;
  const total = weightOf(rubric);
  const share = (given: number) => shareOf(given, weight, total);
  return Math.round(10 * (share(own) - share(its.points))) / 10;
}
