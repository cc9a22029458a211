import { ANSWER_STATUS } from '../../codes/answer-status.ts';
import type { CellState } from './cell-states.ts';

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
