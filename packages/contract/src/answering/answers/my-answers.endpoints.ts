import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { GRADERS } from './answers.views.ts';
import { answerStatusCode } from '../../codes/answer-codes.ts';
import { MAX_SCORE } from '../../limits/quiz-limits.ts';

/** Characters of a text that a list carries; the answer room has all of it. */
export const EXCERPT_LENGTH = 600;

const excerpt = z.object({ text: z.string(), isCut: z.boolean() }).meta({ id: 'AnswerExcerpt' });
const grade = z.number().int().min(0).max(MAX_SCORE);

/** One of the caller's answers in a club. */
export const myAnswer = z
  .object({
    clubSequence: z.number().int(),
    quizSequence: z.number().int(),
    no: z.number().int(),
    week: z.number().int(),
    question: z.string(),
    deadlineAt: moment.nullable(),
    clubQuizAnswerSequence: z.number().int(),
    answerStatus: answerStatusCode,
    hasDraft: z.boolean().describe('Something is typed that is not yet submitted'),
    pre: excerpt.extend({ submittedAt: moment }).nullable().describe('Null until submitted'),
    final: excerpt.extend({ submittedAt: moment }).nullable(),
    isOnTime: z.boolean().nullable(),
    comprehension: z.number().int().nullable(),
    likeCount: z.number().int(),
    onePickCount: z.number().int(),
    replyCount: z.number().int(),
    officialGrade: grade.nullable(),
    grades: z.array(z.object({ grader: z.enum(GRADERS), grading: grade })),
    feedback: excerpt.extend({ writtenAt: moment }).nullable(),
  })
  .meta({ id: 'MyAnswer' });
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
