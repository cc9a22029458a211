import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { flag, pathSequence, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { answerStatusCode } from '../../codes/answer-codes.ts';
import { MAX_SCORE } from '../../limits/quiz-limits.ts';

const official = z.number().int().min(0).max(MAX_SCORE).nullable();

/** A quiz of a club as a member's list shows it. `no` counts from 1 in the club's order. */
export const clubQuizRow = z
  .object({
    clubSequence: z.number().int(),
    quizSequence: z.number().int(),
    no: z.number().int(),
    week: z.number().int(),
    question: z.string(),
    openAt: moment,
    deadlineAt: moment.nullable(),
    myAnswerStatus: answerStatusCode
      .nullable()
      .describe("'0001', '0002', '0003' or null where the viewer has written nothing"),
    hasDraft: z.boolean(),
    myOfficialGrade: official,
    peerCount: z
      .number()
      .int()
      .describe('Members but the viewer who have submitted: as many answers as the room opens to them'),
    preCount: z.number().int(),
    finalCount: z.number().int(),
  })
  .meta({ id: 'ClubQuiz' });
export type ClubQuizRow = z.output<typeof clubQuizRow>;

export const listClubQuizzes = endpoint({
  name: 'listClubQuizzes',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes',
  summary: "Opened quizzes of a club in the club's order, with the member's own status",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  query: z.object({ ...paging(50) }),
  response: paged(clubQuizRow),
});

/** A quiz with all of the caller's own state. */
export const myClubQuiz = clubQuizRow
  .extend({
    finalSubmittedAt: moment.nullable(),
    isOnTime: z.boolean().nullable().describe('Null before the final answer'),
    comprehension: z
      .number()
      .int()
      .min(1)
      .max(5)
      .nullable()
      .describe('How well the caller understood the quiz, 1 to 5'),
  })
  .meta({ id: 'MyClubQuiz' });
export type MyClubQuiz = z.output<typeof myClubQuiz>;

export const listMyClubQuizzes = endpoint({
  name: 'listMyClubQuizzes',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/me',
  summary: "The same list with when the caller answered, whether in time, and the caller's comprehension",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  query: z.object({ ...paging(50) }),
  response: paged(myClubQuiz),
});

/** A quiz of a club as its admins see it. */
export const managedClubQuiz = clubQuizRow
  .omit({ myAnswerStatus: true, hasDraft: true, myOfficialGrade: true, peerCount: true })
  .extend({
    openAt: moment.nullable(),
    published: z.boolean(),
    modelAnswer: z.string(),
    modelAnswerKeywords: z.array(z.string()),
    waitingCount: z.number().int().describe('Final answers that no instructor has graded yet'),
  });
export type ManagedClubQuiz = z.output<typeof managedClubQuiz>;

export const listManagedClubQuizzes = endpoint({
  name: 'listManagedClubQuizzes',
  method: 'GET',
  path: '/api/v1/my/clubs/{clubSequence}/quizzes',
  summary: 'Quizzes of a club with model answers and grading state, for its admins',
  audience: 'instructor',
  params: z.object({ clubSequence: pathSequence }),
  query: z.object({
    ...paging(50),
    sortType: z.enum(['DESC', 'ASC', 'CLUB']).default('CLUB'),
    isPublished: flag.optional(),
  }),
  response: paged(managedClubQuiz),
});

/** The next things to do of a member: opened quizzes without a final answer, nearest deadline first. */
export const dueQuiz = clubQuizRow.extend({ clubName: z.string() }).meta({ id: 'DueQuiz' });
export type DueQuiz = z.output<typeof dueQuiz>;

export const listDueQuizzes = endpoint({
  name: 'listDueQuizzes',
  method: 'GET',
  path: '/api/v1/my/due-quizzes',
  summary: 'Opened quizzes of running clubs that wait for the member, nearest deadline first; 10 at most',
  audience: 'member',
  response: z.object({ contents: z.array(dueQuiz) }),
});

export const getMyProgress = endpoint({
  name: 'getMyProgress',
  method: 'GET',
  path: '/api/v1/clubs/{club}/my-progress',
  summary: 'Final answers among the quizzes opened so far',
  audience: 'member',
  params: z.object({ club: pathSequence }),
  response: z.object({
    openedCount: z.number().int(),
    finalCount: z.number().int(),
    onTimeCount: z.number().int(),
    progress: z.number().int().describe('Percent, rounded; 0 while nothing is open'),
  }),
});
