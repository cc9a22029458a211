import type { RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import type { PersonKey } from '../people/people.content.ts';
import type { AnswerContent } from '../answers/answers.content.ts';

export type QuizContent = {
  readonly key: string;
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  readonly week: number;
  readonly topic?: string;
  /** Opens in the morning of this day, at nine at the latest. */
  readonly openDay: number;
  /** Answers are taken until the end of this day. */
  readonly deadlineDay: number | null;
  readonly published: boolean;
  /** From this quiz on the club's instructors grade in private: what they find waits for its release. */
  readonly held?: boolean;
  /** The built-in grader has read its answers. */
  readonly isEvaluated?: boolean;
  /** Why the leader graded otherwise than it: what they gave a criterion in whose answer. */
  readonly notes?: readonly {
    readonly by: PersonKey;
    readonly criterion: string;
    readonly points: number;
    readonly text: string;
  }[];
  /** What the leader lets it do from now on, and from which confidence it counts; nothing by itself where this is left out. */
  readonly aiMode?: { readonly mode: 'SUGGEST' } | { readonly mode: 'OFFICIAL'; readonly confidence: number };
  /** Without levels a criterion has the usual ones. */
  readonly rubric?: readonly {
    readonly criterion: string;
    readonly weight: number;
    readonly levels?: readonly RubricLevel[];
  }[];
  readonly content?: { readonly title: string; readonly url: string };
  readonly answers: readonly AnswerContent[];
};
