import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { ANSWER_STAGES } from './answer-stages.ts';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, uuid, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { answerStatusCode } from '../../codes/answer-codes.ts';

const params = z.object({ id: pathSequence });
const count = z.number().int();
/** Mean of scores of 0–100, one decimal; null without any. */
const mean = z.number().nullable();
const share = z.number().nullable();

/** A member of the club and how far they are. `progress` in percent of the quizzes opened so far. */
export const memberStanding = person
  .extend({
    joinedAt: moment.nullable(),
    submittedCount: count,
    finalCount: count,
    onTimeCount: count,
    progress: count,
    gradeCount: count,
    meanGrade: mean,
    isBehind: z.boolean(),
  })
  .meta({ id: 'MemberStanding' });
export type MemberStanding = z.output<typeof memberStanding>;

/** A quiz of the club and how it went. */
export const quizFigures = z
  .object({
    quizSequence: count,
    no: count,
    week: count,
    question: z.string().describe('In one line of plain words'),
    isOpened: z.boolean(),
    openAt: moment.nullable(),
    deadlineAt: moment.nullable(),
    begunCount: count.describe('Answers that were begun and not submitted'),
    submittedCount: count,
    finalCount: count,
    waitingCount: count,
    gradeCount: count,
    meanGrade: mean,
    lowShare: share.describe('Difficulty: share (0–1) of official grades below 60'),
    discrimination: z
      .number()
      .nullable()
      .describe('-1 to 1, see `discriminations` of the server; null below ten graded answers'),
    comprehensionCount: count,
    meanComprehension: mean.describe('Mean of 1–5'),
  })
  .meta({ id: 'QuizFigures' });
export type QuizFigures = z.output<typeof quizFigures>;

/** Somebody to write to. */
export const behindMember = memberStanding
  .extend({
    lastAnswerAt: moment.nullable().describe('When they submitted last in this club'),
    lastMessageAt: moment.nullable().describe('When somebody who runs the club wrote to them last'),
  })
  .meta({ id: 'BehindMember' });
export type BehindMember = z.output<typeof behindMember>;

export const waitingAnswer = z
  .object({
    quizSequence: count,
    no: count,
    question: z.string().describe('In one line of plain words'),
    member: person,
    submittedAt: moment,
  })
  .meta({ id: 'WaitingAnswer' });

export const clubDashboard = z
  .object({
    clubSequence: count,
    memberCount: count,
    quizCount: count.describe("Published quizzes, as on the club's card"),
    unpublishedCount: count,
    openedCount: count.describe('Quizzes that count as opened so far (`isOpenedSoFar`)'),
    work: z.object({
      waitingCount: count.describe(
        'Final answers that no instructor has graded; those asked to look at again count there',
      ),
      reviewCount: count.describe('Answers whose member asks that the grade be looked at again'),
      requestCount: count,
      behindCount: count,
      heldCount: count.describe('Answers of which grade or feedback waits for a release'),
      reportDraftCount: count.describe(
        'Of members of now: reports that wait for their release, and those that were released',
      ),
      reportReleasedCount: count,
      oldestWaitingAt: moment.nullable().describe('When the answer was submitted that waits longest for a grade'),
      paceSeconds: count
        .nullable()
        .describe(
          'Seconds that the caller takes for an answer in this club, as measured (`gradingPace`); null before there is enough to say',
        ),
      waiting: z.array(waitingAnswer).describe('Newest final answers that no instructor has graded; five at most'),
      behind: z.array(behindMember).describe('Those who are furthest behind; ten at most'),
    }),
    progress: z
      .object({ mean: count, median: count, histogram: z.array(count) })
      .describe('Percent; `histogram` counts members by fifths of progress'),
    onTime: z
      .object({ finalCount: count, onTimeCount: count, share })
      .describe('Final answers before their deadline, among all final answers'),
    scores: z
      .object({ count, mean, lowShare: share, histogram: z.array(count) })
      .describe('Official grades of final answers; `histogram` counts them in tens'),
    comprehension: z
      .object({ count, mean, histogram: z.array(count) })
      .describe('How well members say they understood: `histogram` counts 1 to 5'),
    quizzes: z.array(quizFigures),
    discriminationAt: moment.nullable().describe('When the discriminations were worked out last; null before'),
  })
  .meta({ id: 'ClubDashboard' });
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
    fifth: place(0, 4).describe('Those in this fifth of progress, 0–4'),
    tens: place(0, 9).describe('Those with an answer whose official grade lies in these tens, 0–9'),
    comprehension: place(1, 5).describe('Those who said so of their understanding of an answer, 1–5'),
    quiz: pathSequence.optional().describe('Those who stand so with this quiz of the club; both together'),
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
export const memberQuiz = z
  .object({
    quizSequence: count,
    no: count,
    week: count,
    question: z.string(),
    deadlineAt: moment.nullable(),
    answerStatus: answerStatusCode.nullable().describe("'0001' to '0003'; null where nothing is written"),
    preSubmittedAt: moment.nullable(),
    finalSubmittedAt: moment.nullable(),
    isOnTime: z.boolean().nullable().describe('Null without a final answer'),
    officialGrade: grade,
    grades: z.object({ INSTRUCTOR: grade, AI: grade, SELF: grade }),
    comprehension: grade,
    preText: z
      .string()
      .nullable()
      .describe('The beginnings of what was submitted, as Markdown; null where nothing was'),
    finalText: z.string().nullable(),
    keywords: z
      .object({ pre: grade, final: grade })
      .describe("Percent of the quiz's keywords that the answer holds; null without keywords or without the answer"),
  })
  .meta({ id: 'MemberQuiz' });
export type MemberQuiz = z.output<typeof memberQuiz>;

export const memberDetail = z
  .object({
    member: memberStanding,
    isMember: z.boolean().describe('Whether they belong to the club now, or left it'),
    openedCount: count,
    meanComprehension: mean,
    keywordGrowth: z
      .object({ pre: count, final: count })
      .nullable()
      .describe(
        'Mean share (percent) of keywords in pre-answers and final answers of the same quizzes; null without any',
      ),
    quizzes: z.array(memberQuiz),
  })
  .meta({ id: 'MemberDetail' });
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
