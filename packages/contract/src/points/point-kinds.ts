/**
 * What earns points, with the usual amount of each (decisions, section 8). `growth` is for each tenth of growth as
 * `normalisedChange`, so up to ten times. `like` counts ten times an answer, `onePick` and `influence` three times,
 * `reply` ten times a day.
 */
export const USUAL_POINTS = {
  join: 10,
  preAnswer: 5,
  finalAnswer: 10,
  onTime: 3,
  like: 1,
  onePick: 5,
  reply: 1,
  highScore: 5,
  growth: 1,
  quizUse: 5,
  influence: 3,
} as const;
export type PointKind = keyof typeof USUAL_POINTS;
export const POINT_KINDS = Object.keys(USUAL_POINTS) as [PointKind, ...PointKind[]];

/** The most that an organisation gives for one thing. */
export const MAX_POINTS = 100;
