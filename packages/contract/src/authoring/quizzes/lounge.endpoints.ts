import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { code, keyword, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { namedItem } from '../../tenancy/tenants/tenants.endpoints.ts';
import { QUIZ_SORTS } from './quiz-sorts.ts';
import { rubricView } from '../../rubrics/rubric.ts';

/** A quiz that a club can take: out of the tenant's lounge, or of the caller's own. */
export const pickableQuiz = z
  .object({
    quizSequence: z.number().int(),
    sourceQuizSequence: z
      .number()
      .int()
      .nullable()
      .describe("Of the quiz that one of the caller's own is a copy of; null for anybody else's"),
    question: z.string(),
    author: person,
    isMine: z.boolean(),
    quizStatus: z.enum(['PRIVATE', 'PUBLIC', 'HIDDEN']),
    jobGroup: namedItem.nullable(),
    jobLevels: z.array(namedItem),
    tags: z.array(z.string()),
    useCount: z
      .number()
      .int()
      .describe('Clubs that use the quiz or a copy of it, but drafts and cancelled ones. Up to a minute old.'),
    likeCount: z
      .number()
      .int()
      .describe('Likes of the answers that were given to the quiz and its copies. Up to a minute old.'),
    isShared: z.boolean().describe('Public, or used by a club: a further club takes its text as it is'),
    createdAt: moment,
    solution: z
      .object({
        modelAnswer: z.string(),
        modelAnswerKeywords: z.array(z.string()),
        rubric: rubricView,
        contentSequence: z
          .number()
          .int()
          .nullable()
          .describe('Of the library, for the author; null for a content that was typed, and for everybody else'),
        contentTitle: z.string(),
        contentUrl: z.string(),
      })
      .nullable()
      .describe(
        'What the quiz is judged by and what is read for it. Null for members, and for instructors as long as they owe a final answer to the quiz (or to a copy of it) as a member of a club; who may not see it may not take the quiz either.',
      ),
  })
  .meta({ id: 'PickableQuiz' });
export type PickableQuiz = z.output<typeof pickableQuiz>;

const query = z.object({
  ...paging(50),
  keyword,
  jobGroup: code.optional(),
  jobLevel: code.optional(),
  sort: z.enum(QUIZ_SORTS).default('newest'),
});

export const listLoungeQuizzes = endpoint({
  name: 'listLoungeQuizzes',
  method: 'GET',
  path: '/api/v1/club/quizzes/lounge',
  summary: 'Public quizzes of the tenant with what clubs made of them; model answers only for who may take them',
  audience: 'member',
  query,
  response: paged(pickableQuiz),
});

export const listMyQuizzes = endpoint({
  name: 'listMyQuizzes',
  method: 'GET',
  path: '/api/v1/my/quizzes',
  summary: "The caller's own quizzes but deleted ones",
  audience: 'instructor',
  query,
  response: paged(pickableQuiz),
});
