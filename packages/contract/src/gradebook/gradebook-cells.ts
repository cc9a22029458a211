import { ANSWER_STATUS } from '../answers/answer-status.ts';

/**
 * What stands between a member and a quiz. `graded`: a score that they see; `held`: a score that waits for its release;
 * `review`: a score that they ask to look at again; `waiting`: a final answer without a score; `pre`: only a pre-answer;
 * `missing`: nothing, and it is over; `open`: nothing yet; `unopened`: there is nothing to answer yet.
 */
export const CELL_STATES = ['graded', 'held', 'review', 'waiting', 'pre', 'missing', 'open', 'unopened'] as const;
export type CellState = (typeof CELL_STATES)[number];

export interface CellFacts {
  /** Null where nothing is written. */
  readonly answerStatus: string | null;
  readonly officialGrade: number | null;
  readonly isHeld: boolean;
  readonly isReviewAsked: boolean;
}
export interface QuizPhase {
  readonly isOpened: boolean;
  /** Nobody can hand in any more: its deadline or the club is over. */
  readonly isOver: boolean;
}

/** Drafts are nobody's but their author's: they count as nothing written. */
export function cellState(facts: CellFacts, { isOpened, isOver }: QuizPhase): CellState {
  const { answerStatus, officialGrade, isHeld, isReviewAsked } = facts;
  if (answerStatus === ANSWER_STATUS.final) {
    if (officialGrade === null) return 'waiting';
    if (isReviewAsked) return 'review';
    return isHeld ? 'held' : 'graded';
  }
  if (answerStatus === ANSWER_STATUS.preSubmitted) return 'pre';
  if (!isOpened) return 'unopened';
  return isOver ? 'missing' : 'open';
}

/** Whether there is an answer that an instructor can read. */
export const hasAnswer = (state: CellState): boolean => !['missing', 'open', 'unopened'].includes(state);

/** Whether a final answer was handed in. */
export const isFinal = (state: CellState): boolean => ['graded', 'held', 'review', 'waiting'].includes(state);
