/**
 * What stands between a member and a quiz. The state of a member's work on a quiz. `graded`: a score that they see.
 * `held`: a score that waits for its release. `review`: a score that they want looked at again. `waiting`: a final
 * answer without a score. `pre`: only a pre-answer. `missing`: nothing, and it is over. `open`: nothing yet.
 * `unopened`: there is nothing to answer yet.
 */
export const CELL_STATES = ['graded', 'held', 'review', 'waiting', 'pre', 'missing', 'open', 'unopened'] as const;
export type CellState = (typeof CELL_STATES)[number];
