import { z } from 'zod';
import { person } from '../clubs/clubs.views.ts';
import { CONTENT_UNITS } from '../contents/reading.ts';
import { answerSentence, answerSource } from '../lecture-assistant/lecture-assistant.views.ts';
import { QUESTION_STATUSES } from './question-status.ts';

const count = z.number().int();

/** A part of a material. */
export const questionPlace = z.object({
  contentSequence: count,
  title: z.string(),
  /** What the material is counted in, and the page, slide or row; null where it has no such parts. */
  unit: z.enum(CONTENT_UNITS).nullable(),
  unitNo: count.nullable(),
  /** The passage's order in the material; null where it is not known. */
  position: count.nullable(),
  /** What stands there, as it was marked; empty where the whole page is meant. */
  quote: z.string(),
});
export type QuestionPlace = z.output<typeof questionPlace>;

/** What materials and verified answers say to a question. Without a sentence they do not hold it. */
export const foundAnswer = z.object({
  sentences: z.array(answerSentence),
  sources: z.array(answerSource),
  /** Whether the built-in tools chose the sentences, as they stand in the materials. */
  isBuiltIn: z.boolean(),
});
export type FoundAnswer = z.output<typeof foundAnswer>;

export const instructorAnswer = z.object({
  text: z.string(),
  sources: z.array(answerSource),
  author: person,
  answeredAt: z.string(),
  /** Whether the assistant rests on it. */
  isSource: z.boolean(),
});

/** A question of a lecture club, for the people of the club that may read it. */
export const lectureQuestion = z.object({
  clubSequence: count,
  clubStudySequence: count,
  /** The study's place in the club, from 1. */
  studyNo: count,
  studyTitle: z.string(),
  /** Counts in the club. */
  lectureQuestionSerialNumber: count,
  question: z.string(),
  place: questionPlace.nullable(),
  /** For its author and the club's admins alone. */
  isPrivate: z.boolean(),
  status: z.enum(QUESTION_STATUSES),
  askedAt: z.string(),
  /** Since when an instructor is asked. */
  waitingAt: z.string().nullable(),
  /** Null where the club hides its members from each other. */
  asker: person.nullable(),
  isMine: z.boolean(),
  wonderCount: count,
  haveWondered: z.boolean(),
  isSolved: z.boolean(),
  version: count,
  /** What the assistant said to the one who asked it; null where it was not asked, or still looks. */
  assistantAnswer: foundAnswer.nullable(),
  /** What the materials say, as the beginning of an answer: for the club's admins, null until they were read. */
  draft: foundAnswer.nullable(),
  instructorAnswer: instructorAnswer.nullable(),
  can: z.object({
    delete: z.boolean(),
    wonder: z.boolean(),
    solve: z.boolean(),
    askInstructor: z.boolean(),
    answer: z.boolean(),
  }),
});
export type LectureQuestion = z.output<typeof lectureQuestion>;

/** Questions that mean the same: two at least. */
export const questionGroup = z.object({
  /** A question of the group, in its own words. */
  name: z.string(),
  count,
  /** Of them those that wait for an instructor. */
  waitingCount: count,
  /** Another one; empty where all say it alike. */
  typical: z.string(),
  lectureQuestionSerialNumbers: z.array(count),
  /** Where in the materials most of them are about, and the study that has it; null where the materials do not hold it. */
  about: z.object({ clubStudySequence: count, studyNo: count, place: questionPlace }).nullable(),
});
export type QuestionGroup = z.output<typeof questionGroup>;
