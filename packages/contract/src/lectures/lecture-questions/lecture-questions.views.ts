import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { CONTENT_UNITS } from '../../authoring/contents/reading.ts';
import { answerSentence, answerSource } from '../lecture-assistant/lecture-assistant.views.ts';
import { QUESTION_STATUSES } from './question-status.ts';
import { moment } from '../../http/fields.ts';

const count = z.number().int();

/** A part of a material. */
export const questionPlace = z
  .object({
    contentSequence: count,
    title: z.string(),
    unit: z
      .enum(CONTENT_UNITS)
      .nullable()
      .describe('What the material is counted in, and the page, slide or row; null where it has no such parts'),
    unitNo: count.nullable(),
    position: count.nullable().describe("The passage's order in the material; null where it is not known"),
    quote: z.string().describe('What stands there, as it was marked; empty where the whole page is meant'),
  })
  .meta({ id: 'QuestionPlace' });
export type QuestionPlace = z.output<typeof questionPlace>;

/** What materials and verified answers say to a question. Without a sentence they do not hold it. */
export const foundAnswer = z.object({
  sentences: z.array(answerSentence),
  sources: z.array(answerSource),
  isBuiltIn: z.boolean().describe('Whether the built-in tools chose the sentences, as they stand in the materials'),
});
export type FoundAnswer = z.output<typeof foundAnswer>;

export const instructorAnswer = z
  .object({
    text: z.string(),
    sources: z.array(answerSource),
    author: person,
    answeredAt: moment,
    isSource: z.boolean().describe('Whether the assistant rests on it'),
  })
  .meta({ id: 'InstructorAnswer' });

/** A question of a lecture club, for the people of the club that may read it. */
export const lectureQuestion = z
  .object({
    clubSequence: count,
    clubStudySequence: count,
    studyNo: count.describe("The study's place in the club, from 1"),
    studyTitle: z.string(),
    lectureQuestionSerialNumber: count.describe('Counts in the club'),
    question: z.string(),
    place: questionPlace.nullable(),
    isPrivate: z.boolean().describe("For its author and the club's admins alone"),
    status: z.enum(QUESTION_STATUSES),
    askedAt: moment,
    waitingAt: moment.nullable().describe('Since when an instructor is asked'),
    asker: person.nullable().describe('Null where the club hides its members from each other'),
    isMine: z.boolean(),
    wonderCount: count,
    haveWondered: z.boolean(),
    isSolved: z.boolean(),
    version: count,
    assistantAnswer: foundAnswer
      .nullable()
      .describe('What the assistant said to the one who asked it; null where it was not asked, or still looks'),
    draft: foundAnswer
      .nullable()
      .describe(
        "What the materials say, as the beginning of an answer: for the club's admins, null until they were read",
      ),
    instructorAnswer: instructorAnswer.nullable(),
    can: z.object({
      delete: z.boolean(),
      wonder: z.boolean(),
      solve: z.boolean(),
      askInstructor: z.boolean(),
      answer: z.boolean(),
    }),
  })
  .meta({ id: 'LectureQuestion' });
export type LectureQuestion = z.output<typeof lectureQuestion>;

/** Questions that mean the same: two at least. */
export const questionGroup = z
  .object({
    name: z.string().describe('A question of the group, in its own words'),
    count,
    waitingCount: count.describe('Of them those that wait for an instructor'),
    typical: z.string().describe('Another one; empty where all say it alike'),
    lectureQuestionSerialNumbers: z.array(count),
    about: z
      .object({ clubStudySequence: count, studyNo: count, place: questionPlace })
      .nullable()
      .describe(
        'Where in the materials most of them are about, and the study that has it; null where the materials do not hold it',
      ),
  })
  .meta({ id: 'QuestionGroup' });
export type QuestionGroup = z.output<typeof questionGroup>;
