import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, version, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { namedItem } from '../../tenancy/tenants/tenants.endpoints.ts';
import { AUTHORED_SORTS } from './authored-sorts.ts';
import { MAX_NEW_QUIZZES } from '../../limits/quiz-limits.ts';
import { quizForm } from './quiz-form.ts';
import { QUIZ_STATUSES, type QuizStatus } from './quiz-status.ts';
import { rubricView } from '../../rubrics/rubric.ts';
import { clubStatusCode } from '../../clubs/clubs/club-codes.ts';

const count = z.number().int();
const quizStatus = z.enum(QUIZ_STATUSES as [QuizStatus, ...QuizStatus[]]);

/** A quiz as its author has it. */
export const authoredQuiz = z
  .object({
    quizSequence: z.number().int(),
    no: z.number().int().describe('Its place among all quizzes of its author in the order they were written, from 1'),
    version: z.number().int(),
    quizStatus,
    question: z.string(),
    modelAnswer: z.string(),
    modelAnswerKeywords: z.array(z.string()),
    rubric: rubricView,
    jobGroup: namedItem.nullable(),
    jobs: z.array(namedItem),
    jobLevels: z.array(namedItem),
    tags: z.array(z.string()),
    content: z.object({ contentSequence: z.number().int(), title: z.string(), contentUrl: z.string() }).nullable(),
    updatedAt: moment,
    goneAt: moment.nullable().describe('From when on a deleted quiz can no longer be restored; null for others'),
    clubCount: z
      .number()
      .int()
      .describe(
        'Clubs that have the quiz itself, their final answers to it and the mean of the scores that count; null without any',
      ),
    answerCount: z.number().int(),
    mean: z.number().nullable(),
    isShared: z.boolean().describe('Public, or used by a club: whoever changes it changes it for others as well'),
    can: z.object({
      edit: z.boolean(),
      open: z.boolean(),
      hide: z.boolean(),
      delete: z.boolean(),
      restore: z.boolean(),
    }),
  })
  .meta({ id: 'Quiz' });
export type AuthoredQuiz = z.output<typeof authoredQuiz>;

/** A quiz with where it is used: the clubs that the viewer runs, in the order they began. */
export const authoredQuizDetail = authoredQuiz
  .extend({
    uses: z.array(
      z.object({
        clubSequence: z.number().int(),
        clubName: z.string(),
        clubStatus: clubStatusCode,
        answerCount: z.number().int(),
        gradedCount: z.number().int(),
        mean: z.number().nullable(),
        discrimination: z.number().nullable().describe('Null as long as too few answers were graded'),
      }),
    ),
    copyCount: z
      .number()
      .int()
      .describe('Copies of the quiz that others took from the lounge, or that were made of it'),
  })
  .meta({ id: 'QuizDetail' });
export type AuthoredQuizDetail = z.output<typeof authoredQuizDetail>;

export const listAuthoredQuizzes = endpoint({
  name: 'listAuthoredQuizzes',
  method: 'GET',
  path: '/api/v1/my/authored-quizzes',
  summary: "The caller's own quizzes in every state, with where they are used and how they fared",
  audience: 'instructor',
  query: z.object({
    ...paging(50),
    keyword,
    quizStatus: quizStatus.optional(),
    clubSequence: z.coerce.number<number>().int().min(1).optional(),
    sortType: z.enum(AUTHORED_SORTS).default('DESC'),
  }),
  response: paged(authoredQuiz).extend({
    counts: z
      .object({ PRIVATE: count, PUBLIC: count, HIDDEN: count, DELETED: count })
      .describe('How many the other filters leave in each state'),
  }),
});

const params = z.object({ quizSequence: pathSequence });

export const getAuthoredQuiz = endpoint({
  name: 'getAuthoredQuiz',
  method: 'GET',
  path: '/api/v1/my/quizzes/{quizSequence}',
  summary: 'One quiz as its author, or a manager, edits it, with where it is used',
  audience: 'instructor',
  params,
  response: authoredQuizDetail,
});

export const createQuizzes = endpoint({
  name: 'createQuizzes',
  method: 'POST',
  path: '/api/v1/quizzes',
  summary: 'Registers quizzes of the caller, all or none; they are private at first',
  audience: 'instructor',
  body: z.object({ quizzes: z.array(quizForm).min(1).max(MAX_NEW_QUIZZES) }),
  response: z.object({ contents: z.array(authoredQuiz) }),
  idempotencyKey: true,
});

export const updateQuiz = endpoint({
  name: 'updateQuiz',
  method: 'PUT',
  path: '/api/v1/my/quizzes/{quizSequence}',
  summary: 'Rewrites a quiz, everywhere it is used; `quizzes` holds the one quiz',
  audience: 'instructor',
  params,
  body: z.object({ version, quizzes: z.array(quizForm).length(1) }),
  response: authoredQuizDetail,
  errors: ['staleVersion', 'conflict'],
});

export const deleteQuiz = endpoint({
  name: 'deleteQuiz',
  method: 'DELETE',
  path: '/api/v1/my/quizzes/{quizSequence}',
  summary: 'Deletes a quiz that is neither public nor used by an open club; it can be restored for 30 days',
  audience: 'instructor',
  params,
  response: authoredQuizDetail,
  errors: ['quizIsPublic', 'quizInUse', 'modelAnswerUnderWay', 'conflict'],
});

const moving = {
  method: 'PUT',
  audience: 'instructor',
  params,
  response: authoredQuizDetail,
  errors: ['conflict'],
} as const;

export const restoreQuiz = endpoint({
  ...moving,
  name: 'restoreQuiz',
  path: '/api/v1/my/quizzes/{quizSequence}/restore',
  summary: 'Brings a deleted quiz back as a private one',
});
export const hideQuiz = endpoint({
  ...moving,
  name: 'hideQuiz',
  path: '/api/v1/my/quizzes/{quizSequence}/hide',
  summary: 'Takes a public quiz out of the lounge; what was taken from there stays',
});
export const openQuiz = endpoint({
  ...moving,
  name: 'openQuiz',
  path: '/api/v1/my/quizzes/{quizSequence}/open',
  summary: 'Makes a quiz public in the lounge',
});

// The same at the paths of the product that clients were written for.
export const restoreQuizAtOldPath = endpoint({
  ...moving,
  name: 'restoreQuizAtOldPath',
  path: '/my/quizzes/{quizSequence}/restore',
  isDeprecated: true,
  summary: 'The same as restoreQuiz, at the path of earlier clients',
});
export const hideQuizAtOldPath = endpoint({
  ...moving,
  name: 'hideQuizAtOldPath',
  path: '/my/quizzes/{quizSequence}/hide',
  isDeprecated: true,
  summary: 'The same as hideQuiz, at the path of earlier clients',
});
export const openQuizAtOldPath = endpoint({
  ...moving,
  name: 'openQuizAtOldPath',
  path: '/my/quizzes/{quizSequence}/open',
  isDeprecated: true,
  summary: 'The same as openQuiz, at the path of earlier clients',
});
