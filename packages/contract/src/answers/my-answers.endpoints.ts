import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence } from '../http/fields.ts';
import { paged, paging } from '../http/paging.ts';
import { GRADERS } from './answers.views.ts';

/** Characters of a text that a list carries; the answer room has all of it. */
export const EXCERPT_LENGTH = 600;

const excerpt = z.object({ text: z.string(), isCut: z.boolean() });
const grade = z.number().int().min(0).max(100);

/** One of the caller's answers in a club. */
export const myAnswer = z.object({
  clubSequence: z.number().int(),
  quizSequence: z.number().int(),
  no: z.number().int(),
  week: z.number().int(),
  question: z.string(),
  deadlineAt: z.string().nullable(),
  clubQuizAnswerSequence: z.number().int(),
  answerStatus: z.string(),
  /** Something is typed that is not yet submitted. */
  hasDraft: z.boolean(),
  /** Null until submitted. */
  pre: excerpt.extend({ submittedAt: z.string() }).nullable(),
  final: excerpt.extend({ submittedAt: z.string() }).nullable(),
  isOnTime: z.boolean().nullable(),
  comprehension: z.number().int().nullable(),
  likeCount: z.number().int(),
  onePickCount: z.number().int(),
  replyCount: z.number().int(),
  officialGrade: grade.nullable(),
  grades: z.array(z.object({ grader: z.enum(GRADERS), grading: grade })),
  feedback: excerpt.extend({ writtenAt: z.string() }).nullable(),
});
export type MyAnswer = z.output<typeof myAnswer>;

export const listMyAnswers = endpoint({
  name: 'listMyAnswers',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes-my-answers',
  summary: "The caller's answers in a club in its order, with status, grades, likes and feedback; texts as excerpts",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  query: z.object({ ...paging(50) }),
  response: paged(myAnswer),
});
