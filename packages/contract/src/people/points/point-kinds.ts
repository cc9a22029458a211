/** What earns points, with the usual amount of each (decisions, section 8). `growth` is for each tenth of growth as `normalisedChange`. */
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

/** How often one thing is counted at most: likes, picks and influence by answer, replies by member and day of the tenant. */
export const MAX_COUNTED = { like: 10, onePick: 3, influence: 3, reply: 10 } as const satisfies Partial<
  Record<PointKind, number>
>;
/** The least official grade that earns `highScore`. */
export const HIGH_SCORE = 90;

/** The most that an organisation gives for one thing. */
export const MAX_POINTS = 100;
