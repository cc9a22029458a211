import type { PointRelation } from './grading/ai-evaluation.views.ts';

/** What an answer has to a point of the model answer, in words. */
export const POINT_RELATION_LABELS: Readonly<Record<PointRelation, string>> = {
  met: '있음',
  opposite: '반대이거나 다름',
  partly: '일부',
  none: '없음',
};
