import type { CriterionView } from '@dure/contract/answering/answers/answers.views';
import type { ACTION_KINDS } from '@dure/contract/grading/grading/grading-actions.endpoints';

/** A grade as the history keeps it; `gradedAt` is an ISO instant. */
export interface GradeRecord {
  readonly grade: number;
  readonly note: string;
  readonly criteria: readonly CriterionView[];
  readonly gradedBy: string;
  readonly gradedAt: string;
}
export interface FeedbackRecord {
  readonly text: string;
  readonly writtenBy: string;
  readonly writtenAt: string;
}
export interface Version {
  readonly answerSequence: number;
  readonly version: number;
}

/** What one answer's part becomes; null takes it away. Of a member's own grade nothing is ever taken away. */
export type PartChange = { readonly answerSequence: number } & (
  | { readonly part: 'GRADE'; readonly value: GradeRecord | null }
  | { readonly part: 'SELF'; readonly value: GradeRecord }
  | { readonly part: 'FEEDBACK'; readonly value: FeedbackRecord | null }
);

export interface Act {
  readonly club: number;
  readonly kind: (typeof ACTION_KINDS)[number];
  /** The act that this one takes back. */
  readonly undoes?: number;
}
