import type { GradingDetail } from '@dure/contract/grading/grading.endpoints';
import type { GradePart } from './grading-draft.ts';

type Ai = NonNullable<GradingDetail['ai']>;

const pointsOf = ({ criteria }: Ai, rubric: GradingDetail['rubric']) =>
  Object.fromEntries(
    criteria.flatMap(({ name, points }) => (rubric.some((one) => one.name === name) ? [[name, points]] : [])),
  );

/** The grade as AI would give it; what was said to criteria stays. */
export const withAi = (grade: GradePart, ai: Ai, rubric: GradingDetail['rubric']): GradePart => ({
  ...grade,
  score: String(ai.score),
  points: pointsOf(ai, rubric),
  levels: {},
});

/** The grade before anybody gave one. */
export const withoutPoints = (grade: GradePart): GradePart => ({ ...grade, score: '', points: {}, levels: {} });

/** Whether the grade is what AI would give. */
export const isAi = ({ score, points = {} }: GradePart, ai: Ai, rubric: GradingDetail['rubric']): boolean =>
  score === String(ai.score) && Object.entries(pointsOf(ai, rubric)).every(([name, its]) => points[name] === its);
