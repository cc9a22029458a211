import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';
import { answerRoom } from './answers.views.ts';
import { answerStatusCode } from '../../codes/answer-codes.ts';

const params = z.object({ club: pathSequence, quiz: pathSequence });
const count = z.number().int();

export const getQuizProgress = endpoint({
  name: 'getQuizProgress',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/progress',
  summary: 'How many members of the club have submitted a pre-answer and a final answer',
  audience: 'member',
  params,
  response: z.object({ memberCount: count, preAnswerCount: count, finalAnswerCount: count }),
});

/** How long one counts as writing after the last save of the draft, which comes every ten seconds at the latest. */
export const WRITING_SECONDS = 30;
/** At most so many of those who write are named. */
export const MAX_NAMED_WRITERS = 3;

export const listWriters = endpoint({
  name: 'listWriters',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/writers',
  summary: `How many others are writing an answer to the quiz just now: whose draft was saved in the last ${WRITING_SECONDS} seconds`,
  audience: 'member',
  params,
  response: z.object({
    count,
    nicknames: z
      .array(z.string())
      .max(MAX_NAMED_WRITERS)
      .describe("Some of them; nobody before the caller's own pre-answer and in an anonymous club"),
    holdsSeconds: count
      .nullable()
      .describe('For how many seconds this holds if no event `writing` is heard; null while nobody writes'),
  }),
});

export const getMyStatus = endpoint({
  name: 'getMyStatus',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/my-status',
  summary: 'Where the caller stands in the quiz: what is written, submitted, read and graded, and what may be done',
  audience: 'member',
  params,
  response: z.object({
    answerStatus: answerStatusCode.nullable(),
    draftSavedAt: moment.nullable(),
    preSubmittedAt: moment.nullable(),
    contentReadAt: moment.nullable(),
    finalSubmittedAt: moment.nullable(),
    finalRevisedAt: moment.nullable(),
    deadlineAt: moment.nullable(),
    comprehension: count.nullable(),
    officialGrade: count.nullable(),
    hasFeedback: z.boolean(),
    can: answerRoom.shape.can,
  }),
});

export const getQuizEvaluationStatus = endpoint({
  name: 'getQuizEvaluationStatus',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/evaluation/status',
  summary:
    'How many final answers of the quiz are graded; `releasedCount` have an official score, which their authors see',
  audience: 'instructor',
  params,
  response: z.object({
    status: z
      .enum(['NONE', 'IN_PROGRESS', 'DONE'])
      .describe('NONE while no final answer has an official score, DONE once all have'),
    finalAnswerCount: count,
    releasedCount: count,
    gradedCount: z.object({ INSTRUCTOR: count, AI: count, SELF: count }),
    feedbackCount: count,
  }),
});
