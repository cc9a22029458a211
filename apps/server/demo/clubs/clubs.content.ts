import type { ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import type { JobGroupCode, LevelCode } from '../people/codes.content.ts';
import type { PersonKey } from '../people/people.content.ts';
import type { LectureContent } from '../lectures/lectures.content.ts';
import type { QuizContent } from '../quizzes/quizzes.content.ts';

export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';

export type ClubContent = {
  readonly key: string;
  readonly name: string;
  readonly tagline?: string;
  readonly description: string;
  readonly leader: PersonKey;
  readonly instructors: readonly PersonKey[];
  readonly status: ClubStatus;
  /** Why the club was rejected, postponed or cancelled. */
  readonly statusReason?: string;
  readonly startDay: number;
  readonly endDay: number;
  readonly recruitFromDay?: number;
  readonly recruitToDay?: number;
  readonly studyCycle: readonly Weekday[];
  readonly weekCount: number;
  readonly capacity: number | null;
  readonly jobGroups: readonly JobGroupCode[];
  readonly jobs: readonly string[];
  readonly jobLevels: readonly LevelCode[];
  readonly tags: readonly string[];
  readonly isPublic: boolean;
  readonly participationCode: string;
  readonly selfGrading: boolean;
  readonly officialGrading: 'INSTRUCTOR' | 'SELF';
  /** Pre-answers are graded too; clubs with official grading by AI always do that. */
  readonly aiGrading?: boolean;
  readonly anonymous: boolean;
  /** Which of the generated gradient pictures is the cover, counted from 0; without one the first question is. */
  readonly cover?: 0 | 1 | 2 | 3 | 4 | 5;
  readonly members: readonly PersonKey[];
  readonly pending: readonly { readonly person: PersonKey; readonly message: string }[];
  /** Who is no member any more, or was not let in. */
  readonly former?: readonly {
    readonly person: PersonKey;
    readonly status: 'LEFT' | 'EXPELLED' | 'REJECTED';
    readonly message?: string;
    /** Why they were expelled, or what was said to a rejection. */
    readonly reason?: string;
  }[];
  /** How a club that waits was submitted before, and why it was rejected then. */
  readonly rejectedBefore?: {
    readonly reason: string;
    readonly description: string;
    readonly capacity: number | null;
    readonly tags: readonly string[];
    /** How many of its quizzes it had. */
    readonly quizCount: number;
  };
  /** What is often said about answers; the leader's own, and shared with the club's other instructors where it says so. */
  readonly templates?: readonly {
    readonly by?: PersonKey;
    readonly title: string;
    readonly text: string;
    readonly isShared?: boolean;
  }[];
  /** What its leader wrote to some of its members. */
  readonly messages?: readonly {
    readonly to: readonly PersonKey[];
    readonly text: string;
    readonly day: number;
    readonly minute: number;
  }[];
  readonly quizzes: readonly QuizContent[];
  /** What a lecture club has instead of quizzes. */
  readonly lecture?: LectureContent;
};
