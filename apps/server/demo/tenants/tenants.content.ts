/**
 * Shapes of the demo story. Days are counted from the day of the first run in the tenant's time zone
 * (0 is that day, -12 is twelve days before it); minutes are counted from that day's midnight.
 */

export type PersonKey = string;
export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';
export type JobGroupCode = '0100' | '0200' | '0300' | '0400';
export type LevelCode = 1 | 2 | 3 | 4 | 5;
export type ClubStatusCode =
  '0000' | '0100' | '0110' | '0120' | '0200' | '0210' | '0220' | '0300' | '0310' | '0400' | '0500';
export type FooterKind = 'UNIVERSITY_A' | 'UNIVERSITY_B' | 'COMPANY' | 'GENERIC';

export type FooterContent = {
  readonly kind: FooterKind;
  readonly lines: readonly string[];
  readonly address?: string;
  readonly phone?: string;
  readonly relatedSites?: readonly { readonly name: string; readonly url: string }[];
};

export type PersonContent = {
  readonly key: PersonKey;
  readonly email: string;
  readonly nickname: string;
  readonly role: 'MANAGER' | 'INSTRUCTOR' | 'USER';
};

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
  readonly selfGrade: number | null;
  readonly selfNote?: string;
  readonly feedback: string | null;
  readonly likes: readonly PersonKey[];
  readonly onePicks: readonly PersonKey[];
  readonly comprehension: LevelCode | null;
  readonly replies: readonly ReplyContent[];
};

export type QuizContent = {
  readonly key: string;
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  readonly week: number;
  /** Opens in the morning of this day, at nine at the latest. */
  readonly openDay: number;
  /** Answers are taken until the end of this day. */
  readonly deadlineDay: number | null;
  readonly published: boolean;
  readonly rubric?: readonly { readonly criterion: string; readonly weight: number }[];
  readonly content?: { readonly title: string; readonly url: string };
  readonly answers: readonly AnswerContent[];
};

export type ClubContent = {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly leader: PersonKey;
  readonly instructors: readonly PersonKey[];
  readonly status: ClubStatusCode;
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
  readonly officialGrading: 'INSTRUCTOR' | 'AI' | 'SELF';
  /** Pre-answers are graded too; clubs with official grading by AI always do that. */
  readonly aiGrading?: boolean;
  readonly anonymous: boolean;
  /** Which of the generated gradient pictures is the cover, counted from 0. */
  readonly cover: 0 | 1 | 2 | 3 | 4 | 5;
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
  readonly quizzes: readonly QuizContent[];
};

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
    readonly isPublic: boolean;
    readonly question: string;
    readonly modelAnswer: string;
    readonly keywords: readonly string[];
    readonly jobGroup: JobGroupCode;
    readonly jobs: readonly string[];
    readonly jobLevels: readonly LevelCode[];
    readonly tags: readonly string[];
  }[];
};

export type TenantContent = {
  readonly uri: string;
  readonly name: string;
  readonly preset: 'blue' | 'burgundy' | 'teal';
  readonly footer: FooterContent;
  readonly useQuizClub: boolean;
  readonly useLectureClub: boolean;
  readonly needsApproval: boolean;
  /** Inline SVG. */
  readonly logo: string;
  readonly people: readonly PersonContent[];
  readonly clubs: readonly ClubContent[];
  readonly lounge: LoungeContent;
};
