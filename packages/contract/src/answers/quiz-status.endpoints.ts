import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence } from '../http/fields.ts';
import { answerRoom } from './answers.views.ts';

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
    /** Some of them; nobody before the caller's own pre-answer and in an anonymous club. */
    nicknames: z.array(z.string()).max(MAX_NAMED_WRITERS),
    /** For how many seconds this holds if no event `writing` is heard; null while nobody writes. */
    holdsSeconds: count.nullable(),
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
    answerStatus: z.string().nullable(),
    draftSavedAt: z.string().nullable(),
    preSubmittedAt: z.string().nullable(),
    contentReadAt: z.string().nullable(),
    finalSubmittedAt: z.string().nullable(),
    finalRevisedAt: z.string().nullable(),
    deadlineAt: z.string().nullable(),
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
    /** NONE while no final answer has an official score, DONE once all have. */
    status: z.enum(['NONE', 'IN_PROGRESS', 'DONE']),
    finalAnswerCount: count,
    releasedCount: count,
    gradedCount: z.object({ INSTRUCTOR: count, AI: count, SELF: count }),
    feedbackCount: count,
  }),
});
