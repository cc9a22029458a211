import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, uuid } from '../../http/fields.ts';
import { MAX_WEEKS } from '../../clubs/clubs/club-limits.ts';
import { MAX_PAGE_SIZE } from '../../http/request-limits.ts';
import { JUDGES, NEED_REASONS, QUEUE_STATES } from './grading-need.ts';
import { QUEUE_FILTERS } from './queue/queue-filters.ts';
import { gradingQueueItem } from './grading.endpoints.ts';

const clubParams = z.object({ club: pathSequence });

/** One answer in the queue of a whole club. */
export const clubQueueItem = gradingQueueItem
  .extend({
    quizSequence: z.number().int(),
    no: z.number().int().describe("The quiz's place in the club, from 1"),
    week: z.number().int(),
    state: z.enum(QUEUE_STATES),
    gradeDifference: z
      .number()
      .int()
      .nullable()
      .describe('Points between the judges that are farthest apart, the keywords among them; null with fewer than two'),
    reason: z
      .object({
        kind: z.enum(NEED_REASONS),
        points: z.number().int().nullable(),
        judges: z.array(z.enum(JUDGES)).nullable().describe('The two judges that are farthest apart'),
        criterion: z.string().nullable(),
      })
      .nullable()
      .describe('Why it stands before others of its state; null where its age alone decides'),
    coverage: z
      .number()
      .int()
      .nullable()
      .describe("Per cent of the quiz's scoring keywords that stand in the final answer; null without either"),
    gradeVersion: z.number().int().describe("Of the instructor's grade; 0 where there is none"),
    similar: z
      .object({ group: z.string(), count: z.number().int() })
      .nullable()
      .describe('Final answers to the quiz with nearly the same text, this one among them; null where it stands alone'),
  })
  .meta({ id: 'ClubQueueItem' });
export type ClubQueueItem = z.output<typeof clubQueueItem>;

const counts = z.object({
  all: z.number().int(),
  review: z.number().int(),
  waiting: z.number().int(),
  feedbackMissing: z.number().int(),
  graded: z.number().int(),
  pre: z.number().int(),
});
export type QueueCounts = z.output<typeof counts>;

export const listClubAnswers = endpoint({
  name: 'listClubAnswers',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/answers',
  summary:
    "The grading queue of a club by need, what can still be revised after what is closed; `after` is the last page's `next`. `similar`: near-identical ones by group",
  audience: 'instructor',
  params: clubParams,
  query: z.object({
    filter: z.enum(QUEUE_FILTERS).default('all'),
    quiz: pathSequence.optional(),
    week: z.coerce.number<number>().int().min(1).max(MAX_WEEKS).optional(),
    /** In the member's nickname. */
    keyword,
    similar: z.enum(['true', 'false']).default('false'),
    part: z
      .enum(['all', 'mine'])
      .default('all')
      .describe('`mine`: of answers that were divided among graders those of the caller; all where they were not'),
    only: z
      .string()
      .regex(/^\d{1,16}(,\d{1,16}){0,99}$/)
      .optional()
      .describe('Exactly these answers, by their sequences with commas between, whatever else is asked'),
    after: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,16}){0,2}$/)
      .optional(),
    size: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(50),
  }),
  response: z.object({
    contents: z.array(clubQueueItem),
    totalElements: z.number().int().describe('Answers of the filter; with `similar` groups'),
    next: z.string().nullable().describe('Where the next page begins; null at the end'),
    /** Answers of each filter, with the same quiz, week and keyword. */
    counts,
    mine: z
      .number()
      .int()
      .nullable()
      .describe(
        "Final answers of the caller's part that wait for a grade, with the same quiz and week; null where nothing is divided",
      ),
  }),
});
export type ClubQueue = z.output<(typeof listClubAnswers)['response']>;

export const listSimilarAnswers = endpoint({
  name: 'listSimilarAnswers',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers/{memberUUID}/similar',
  summary: 'The final answers of the quiz whose text is nearly that of this one, with their texts; at most 50',
  audience: 'instructor',
  params: z.object({ club: pathSequence, quiz: pathSequence, memberUUID: uuid }),
  response: z.object({ contents: z.array(clubQueueItem.extend({ text: z.string() })) }),
});
