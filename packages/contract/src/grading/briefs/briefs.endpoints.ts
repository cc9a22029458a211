import { z } from 'zod';
import { CONTENT_UNITS } from '../../authoring/contents/reading.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';

const count = z.number().int();
const params = z.object({ club: pathSequence, quiz: pathSequence });

/** What a content says about a group's answers, and where. */
const briefPassage = z
  .object({
    contentSequence: count,
    title: z.string(),
    versionNo: count.describe('The version that was read, and the order of the passage in it'),
    position: count,
    unit: z.enum(CONTENT_UNITS).nullable(),
    unitNo: count.nullable(),
    heading: z.string(),
    sentence: z.string().describe("In the content's own words"),
  })
  .meta({ id: 'BriefPassage' });

/** Answers that say the same: two at least. */
export const briefGroup = z
  .object({
    name: z.string(),
    title: z.string().describe('What they think, as a sentence; empty where nobody put it into one'),
    isRight: z.boolean().describe('Whether they are right; such groups stand last'),
    count,
    typical: z.array(z.string()).describe('Two at most, without names, e-mails and numbers of people'),
    passage: briefPassage.nullable(),
    ask: z.string().describe('A question to ask the class; empty without one'),
  })
  .meta({ id: 'BriefGroup' });
export type BriefGroup = z.output<typeof briefGroup>;

export const quizBrief = z
  .object({
    no: count,
    question: z.string(),
    answerCount: count.describe('Pre-answers there are now'),
    isMaking: z.boolean(),
    isDue: z.boolean().describe('Whether one is to be made: there is none, or enough answers came since (`hasGrown`)'),
    brief: z
      .object({
        groups: z.array(briefGroup).describe('Largest first, those that are right last'),
        readCount: count.describe('Answers that were put into groups, of how many there were'),
        totalCount: count,
        silentCount: count.describe('Of them those that say nothing, and those that are like no other'),
        otherCount: count,
        isBuiltIn: z.boolean(),
        model: z.string(),
        reason: z.string().describe('Why no provider grouped them, as a sentence; empty where one did'),
        madeAt: moment,
        isCurrent: z.boolean().describe('Whether it rests on the answers there are now'),
      })
      .nullable(),
  })
  .meta({ id: 'QuizBrief' });
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
