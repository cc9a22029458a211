import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { keyword, pathSequence, uuid } from '../http/fields.ts';
import { MAX_PAGE_SIZE } from '../http/paging.ts';
import { JUDGES, NEED_REASONS, QUEUE_FILTERS, QUEUE_STATES } from './grading-need.ts';
import { gradingQueueItem } from './grading.endpoints.ts';

const clubParams = z.object({ club: pathSequence });

/** One answer in the queue of a whole club. */
export const clubQueueItem = gradingQueueItem.extend({
  quizSequence: z.number().int(),
  /** The quiz's place in the club, from 1. */
  no: z.number().int(),
  week: z.number().int(),
  state: z.enum(QUEUE_STATES),
  /** Points between the judges that are farthest apart, the keywords among them; null with fewer than two. */
  apart: z.number().int().nullable(),
  /** Why it stands before others of its state; null where its age alone decides. */
  reason: z
    .object({
      kind: z.enum(NEED_REASONS),
      points: z.number().int().nullable(),
      /** The two judges that are farthest apart. */
      judges: z.array(z.enum(JUDGES)).nullable(),
      criterion: z.string().nullable(),
    })
    .nullable(),
  /** Per cent of the quiz's scoring keywords that stand in the final answer; null without either. */
  coverage: z.number().int().nullable(),
  /** Of the instructor's grade; 0 where there is none. */
  gradeVersion: z.number().int(),
  /** Final answers to the quiz with nearly the same text, this one among them; null where it stands alone. */
  similar: z.object({ group: z.string(), count: z.number().int() }).nullable(),
});
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
    week: z.coerce.number<number>().int().min(1).max(52).optional(),
    /** In the member's nickname. */
    keyword,
    similar: z.enum(['true', 'false']).default('false'),
    /** `mine`: of answers that were divided among graders those of the caller; all where they were not. */
    part: z.enum(['all', 'mine']).default('all'),
    /** Exactly these answers, by their sequences with commas between, whatever else is asked. */
    only: z
      .string()
      .regex(/^\d{1,16}(,\d{1,16}){0,99}$/)
      .optional(),
    after: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,16}){0,2}$/)
      .optional(),
    size: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(50),
  }),
  response: z.object({
    contents: z.array(clubQueueItem),
    /** Answers of the filter; with `similar` groups. */
    totalElements: z.number().int(),
    /** Where the next page begins; null at the end. */
    next: z.string().nullable(),
    /** Answers of each filter, with the same quiz, week and keyword. */
    counts,
    /** Final answers of the caller's part that wait for a grade, with the same quiz and week; null where nothing is divided. */
    mine: z.number().int().nullable(),
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
