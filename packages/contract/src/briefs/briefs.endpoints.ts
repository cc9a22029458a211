import { z } from 'zod';
import { CONTENT_UNITS } from '../contents/reading.ts';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence } from '../http/fields.ts';

const count = z.number().int();
const params = z.object({ club: pathSequence, quiz: pathSequence });

/** What a content says about a group's answers, and where. */
const briefPassage = z.object({
  contentSequence: count,
  title: z.string(),
  /** The version that was read, and the order of the passage in it. */
  versionNo: count,
  position: count,
  unit: z.enum(CONTENT_UNITS).nullable(),
  unitNo: count.nullable(),
  heading: z.string(),
  /** In the content's own words. */
  sentence: z.string(),
});

/** Answers that say the same: two at least. */
export const briefGroup = z.object({
  name: z.string(),
  /** What they think, as a sentence; empty where nobody put it into one. */
  title: z.string(),
  /** Whether they are right; such groups stand last. */
  isRight: z.boolean(),
  count,
  /** Two at most, without names, e-mails and numbers of people. */
  typical: z.array(z.string()),
  passage: briefPassage.nullable(),
  /** A question to ask the class; empty without one. */
  ask: z.string(),
});
export type BriefGroup = z.output<typeof briefGroup>;

export const quizBrief = z.object({
  no: count,
  question: z.string(),
  /** Pre-answers there are now. */
  answerCount: count,
  isMaking: z.boolean(),
  /** Whether one is to be made: there is none, or enough answers came since (`hasGrown`). */
  isDue: z.boolean(),
  brief: z
    .object({
      /** Largest first, those that are right last. */
      groups: z.array(briefGroup),
      /** Answers that were put into groups, of how many there were. */
      readCount: count,
      totalCount: count,
      /** Of them those that say nothing, and those that are like no other. */
      silentCount: count,
      otherCount: count,
      isBuiltIn: z.boolean(),
      model: z.string(),
      /** Why no provider grouped them, as a sentence; empty where one did. */
      reason: z.string(),
      madeAt: z.string(),
      /** Whether it rests on the answers there are now. */
      isCurrent: z.boolean(),
    })
    .nullable(),
});
export type QuizBrief = z.output<typeof quizBrief>;

export const getQuizBrief = endpoint({
  name: 'getQuizBrief',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/brief',
  summary: 'The pre-answers of a quiz in a few groups, without names, for the admins of the club',
  audience: 'instructor',
  params,
  response: quizBrief,
});

export const makeQuizBrief = endpoint({
  name: 'makeQuizBrief',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/brief',
  summary:
    'Has the pre-answers of a quiz put into groups, in a job: where there is no brief yet, enough answers came since, or `again`',
  audience: 'instructor',
  params,
  body: z.object({ again: z.boolean().default(false) }).default({ again: false }),
  response: quizBrief,
});
