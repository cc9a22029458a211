import type { LevelCode } from '../people/codes.content.ts';
import type { PersonKey } from '../people/people.content.ts';

export type NestedReplyContent = {
  readonly by: PersonKey;
  readonly body: string;
  /** Minutes after what stands before it in the thread. */
  readonly minute: number;
};

export type ReplyContent = {
  readonly by: PersonKey;
  readonly body: string;
  /** Minutes after the answer's newest version. */
  readonly minute: number;
  readonly replies?: readonly NestedReplyContent[];
};

export type AnswerContent = {
  readonly by: PersonKey;
  readonly pre: string;
  readonly preDay: number;
  readonly preMinute: number;
  /** True when the pre-answer is saved but not yet submitted. */
  readonly draft: boolean;
  readonly final: string | null;
  /** The final answer as far as it is typed, where it is not yet handed in. */
  readonly finalDraft?: string;
  readonly finalDay: number | null;
  readonly finalMinute: number | null;
  /** The instructor's grade, given at least a day after the final answer. */
  readonly grade: number | null;
  /** Points of the rubric's criteria in their order, each 0-100, where the instructor graded by them. */
  readonly marks?: readonly number[];
  readonly selfGrade: number | null;
  readonly selfNote?: string;
  readonly feedback: string | null;
  readonly likes: readonly PersonKey[];
  readonly onePicks: readonly PersonKey[];
  /** Why some of them picked it. */
  readonly pickReasons?: Readonly<Record<PersonKey, string>>;
  readonly comprehension: LevelCode | null;
  readonly replies: readonly ReplyContent[];
};
