import { z } from 'zod';
import { person } from '../clubs/clubs.views.ts';
import { ANSWER_STAGES } from './answer-stages.ts';
import { endpoint } from '../http/endpoint.ts';
import { keyword, pathSequence, uuid } from '../http/fields.ts';
import { paged, paging } from '../http/paging.ts';

const params = z.object({ id: pathSequence });
const count = z.number().int();
/** Mean of scores of 0–100, one decimal; null without any. */
const mean = z.number().nullable();
const share = z.number().nullable();

/** A member of the club and how far they are. `progress` in percent of the quizzes opened so far. */
export const memberStanding = person.extend({
  joinedAt: z.string().nullable(),
  submittedCount: count,
  finalCount: count,
  onTimeCount: count,
  progress: count,
  gradeCount: count,
  meanGrade: mean,
  isBehind: z.boolean(),
});
export type MemberStanding = z.output<typeof memberStanding>;

/** A quiz of the club and how it went. */
export const quizFigures = z.object({
  quizSequence: count,
  no: count,
  week: count,
  question: z.string(),
  isOpened: z.boolean(),
  openAt: z.string().nullable(),
  deadlineAt: z.string().nullable(),
  /** Answers that were begun and not submitted. */
  begunCount: count,
  submittedCount: count,
  finalCount: count,
  waitingCount: count,
  gradeCount: count,
  meanGrade: mean,
  /** Difficulty: share (0–1) of official grades below 60. */
  lowShare: share,
  /** -1 to 1, see `discriminations` of the server; null below ten graded answers. */
  discrimination: z.number().nullable(),
  comprehensionCount: count,
  /** Mean of 1–5. */
  meanComprehension: mean,
});
export type QuizFigures = z.output<typeof quizFigures>;

/** Somebody to write to. */
export const behindMember = memberStanding.extend({
  /** When they submitted last in this club. */
  lastAnswerAt: z.string().nullable(),
  /** When somebody who runs the club wrote to them last. */
  lastMessageAt: z.string().nullable(),
});
export type BehindMember = z.output<typeof behindMember>;

export const waitingAnswer = z.object({
  quizSequence: count,
  no: count,
  question: z.string(),
  member: person,
  submittedAt: z.string(),
});

export const clubDashboard = z.object({
  clubSequence: count,
  memberCount: count,
  quizCount: count,
  openedCount: count,
  work: z.object({
    /** Final answers that no instructor has graded; those asked to look at again count there. */
    waitingCount: count,
    /** Answers whose member asks that the grade be looked at again. */
    reviewCount: count,
    requestCount: count,
    behindCount: count,
    /** Answers of which grade or feedback waits for a release. */
    heldCount: count,
    /** Of members of now: reports that wait for their release, and those that were released. */
    reportDraftCount: count,
    reportReleasedCount: count,
    /** When the answer was submitted that waits longest for a grade. */
    oldestWaitingAt: z.string().nullable(),
    /** Seconds that the caller takes for an answer in this club, as measured (`gradingPace`); null before there is enough to say. */
    paceSeconds: count.nullable(),
    /** Newest final answers that no instructor has graded; five at most. */
    waiting: z.array(waitingAnswer),
    /** Those who are furthest behind; ten at most. */
    behind: z.array(behindMember),
  }),
  /** Percent; `histogram` counts members by fifths of progress. */
  progress: z.object({ mean: count, median: count, histogram: z.array(count) }),
  /** Final answers before their deadline, among all final answers. */
  onTime: z.object({ finalCount: count, onTimeCount: count, share }),
  /** Official grades of final answers; `histogram` counts them in tens. */
  scores: z.object({ count, mean, lowShare: share, histogram: z.array(count) }),
  /** How well members say they understood: `histogram` counts 1 to 5. */
  comprehension: z.object({ count, mean, histogram: z.array(count) }),
  quizzes: z.array(quizFigures),
  /** When the discriminations were worked out last; null before. */
  discriminationAt: z.string().nullable(),
});
export type ClubDashboard = z.output<typeof clubDashboard>;

export const getClubDashboard = endpoint({
  name: 'getClubDashboard',
  method: 'GET',
  path: '/api/v1/clubs/{id}/dashboard',
  summary: "A quiz club's figures for its admins: work that waits first, then members, progress, scores and quizzes",
  audience: 'instructor',
  params,
  response: clubDashboard,
});

const place = (from: number, to: number) => z.coerce.number<number>().int().min(from).max(to).optional();

export const listMemberStandings = endpoint({
  name: 'listMemberStandings',
  method: 'GET',
  path: '/api/v1/clubs/{id}/dashboard/members',
  summary: 'Members of a club with progress and scores, for its admins',
  audience: 'instructor',
  params,
  query: z.object({
    ...paging(50),
    keyword,
    filter: z.enum(['all', 'behind']).default('all'),
    sort: z.enum(['joined', 'progress', 'progressDesc', 'grade', 'gradeDesc']).default('joined'),
    /** Those in this fifth of progress, 0–4. */
    fifth: place(0, 4),
    /** Those with an answer whose official grade lies in these tens, 0–9. */
    tens: place(0, 9),
    /** Those who said so of their understanding of an answer, 1–5. */
    comprehension: place(1, 5),
    /** Those who stand so with this quiz of the club; both together. */
    quiz: pathSequence.optional(),
    stage: z.enum(ANSWER_STAGES).optional(),
  }),
  response: paged(memberStanding),
});

export const exportClub = endpoint({
  name: 'exportClub',
  method: 'GET',
  path: '/api/v1/clubs/{id}/dashboard/export',
  summary: 'Members, submitted answers and grades of a club as .xlsx, for its admins',
  audience: 'instructor',
  params,
  response: 'file',
  perMinute: 10,
});

const grade = count.nullable();
/** One quiz of a member: what they wrote, when, and what it was worth. */
export const memberQuiz = z.object({
  quizSequence: count,
  no: count,
  week: count,
  question: z.string(),
  deadlineAt: z.string().nullable(),
  /** '0001' to '0003'; null where nothing is written. */
  answerStatus: z.string().nullable(),
  preSubmittedAt: z.string().nullable(),
  finalSubmittedAt: z.string().nullable(),
  /** Null without a final answer. */
  isOnTime: z.boolean().nullable(),
  officialGrade: grade,
  grades: z.object({ INSTRUCTOR: grade, AI: grade, SELF: grade }),
  comprehension: grade,
  /** The beginnings of what was submitted, as Markdown; null where nothing was. */
  preText: z.string().nullable(),
  finalText: z.string().nullable(),
  /** Percent of the quiz's keywords that the answer holds; null without keywords or without the answer. */
  keywords: z.object({ pre: grade, final: grade }),
});
export type MemberQuiz = z.output<typeof memberQuiz>;

export const memberDetail = z.object({
  member: memberStanding,
  /** Whether they belong to the club now, or left it. */
  isMember: z.boolean(),
  openedCount: count,
  meanComprehension: mean,
  /** Mean share (percent) of keywords in pre-answers and final answers of the same quizzes; null without any. */
  keywordGrowth: z.object({ pre: count, final: count }).nullable(),
  quizzes: z.array(memberQuiz),
});
export type MemberDetail = z.output<typeof memberDetail>;

export const getMemberDetail = endpoint({
  name: 'getMemberDetail',
  method: 'GET',
  path: '/api/v1/clubs/{id}/dashboard/members/{memberUUID}',
  summary: 'One member of a club: progress, answers by quiz with grades, comprehension, growth; for its admins',
  audience: 'instructor',
  params: params.extend({ memberUUID: uuid }),
  response: memberDetail,
});
