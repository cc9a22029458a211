import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { queueRank, type NeedFacts } from '@dure/contract/grading/grading/grading-need';

/** What an answer's place in the queue rests on. */
export interface PlaceFacts extends Omit<NeedFacts, 'isReviewAsked'> {
  readonly preSubmittedAt: Date | null;
  readonly finalSubmittedAt: Date | null;
  /** When the open request to look again was made; null where there is none. */
  readonly reviewAskedAt: Date | null;
}

export interface QueuePlace {
  readonly rank: number;
  readonly at: Date;
}

/** Place in the queue: by need, then by age, which for a request is its own. Null for a draft. */
export function queuePlace(facts: PlaceFacts): QueuePlace | null {
  const rank = queueRank({ ...facts, isReviewAsked: facts.reviewAskedAt !== null });
  const at = facts.reviewAskedAt ?? facts.finalSubmittedAt ?? facts.preSubmittedAt;
  return rank === null || at === null ? null : { rank, at };
}

/** Rank of an answer whose step was just submitted for the first time: nobody has judged it yet. */
export function rankOfSubmitted(step: 'PRE' | 'FINAL'): number | null {
  return queueRank({
    answerStatus: step === 'PRE' ? ANSWER_STATUS.preSubmitted : ANSWER_STATUS.final,
    grades: { INSTRUCTOR: null, AI: null, SELF: null },
    coverage: null,
    confidence: null,
    duplicateDifference: null,
    disputed: null,
    isOfficialByAi: false,
    hasFeedback: false,
    isReviewAsked: false,
  });
}
