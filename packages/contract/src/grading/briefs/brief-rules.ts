/** Fewer pre-answers say nothing of a class, and could be told apart by who wrote them. */
export const FEWEST_ANSWERS = 5;
/** Answers that came (or went) since, from which a brief is made anew: three, and a fifth of those it rests on. */
export const hasGrown = (restsOn: number, now: number): boolean =>
  Math.abs(now - restsOn) >= Math.max(3, Math.ceil(restsOn / 5));
