import type { QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import type { JobGroupCode, LevelCode } from '../people/codes.content.ts';
import type { PersonKey } from '../people/people.content.ts';

/** Quizzes of clubs are named `club/quiz` by their keys. */
export type LoungeContent = {
  /** Quizzes of clubs that their authors made public. */
  readonly open: readonly string[];
  /** Public quizzes of one club that another took as a copy, behind its own. */
  readonly taken: readonly {
    readonly from: string;
    readonly into: string;
    readonly week: number;
    /** Null in a club that is still being written. */
    readonly openDay: number | null;
    readonly deadlineDay: number | null;
  }[];
  /** Quizzes that no club uses yet. */
  readonly written: readonly {
    readonly key: string;
    readonly author: PersonKey;
    readonly status: QuizStatus;
    readonly question: string;
    readonly modelAnswer: string;
    readonly keywords: readonly string[];
    readonly jobGroup: JobGroupCode;
    readonly jobs: readonly string[];
    readonly jobLevels: readonly LevelCode[];
    readonly tags: readonly string[];
  }[];
};
