import { z } from 'zod';
import { ASSISTANT_SCOPES } from '../lecture-clubs/assistant-choices.ts';
import { CONTENT_UNITS } from '../contents/reading.ts';
import { ANSWER_STATES } from './assistant-states.ts';

const count = z.number().int();

/** What a sentence of an answer rests on: a passage of a material, or an answer that an instructor stands for. */
export const answerSource = z.object({
  /** Its number within the answer, from 1. */
  no: count,
  kind: z.enum(['MATERIAL', 'VERIFIED']),
  /** The study whose material it is; of a verified answer the one it is about, null where it is about all of the club. */
  clubStudySequence: count.nullable(),
  /** Title of the material, or the question that was answered. */
  title: z.string(),
  /** Words of it that the answer rests on. */
  quote: z.string(),
  /** Of a material; null otherwise. */
  contentSequence: count.nullable(),
  /** The passage's order in the material; null otherwise. */
  position: count.nullable(),
  /** The page, slide or row; null where there are none. */
  unitNo: count.nullable(),
  unit: z.enum(CONTENT_UNITS).nullable(),
  /** Of a verified answer: its number in the club, who stands for it and since when; null otherwise. */
  lectureQuestionSerialNumber: count.nullable(),
  verifiedBy: z.string().nullable(),
  verifiedAt: z.string().nullable(),
});
export type AnswerSource = z.output<typeof answerSource>;

export const answerSentence = z.object({
  text: z.string(),
  /** Numbers of sources; none in an answer beyond the materials. */
  sources: z.array(count),
});
export type AnswerSentence = z.output<typeof answerSentence>;

/** A question to the assistant and what it answered, as far as it has come. */
export const assistantMessage = z.object({
  assistantMessageSequence: count,
  clubSequence: count,
  /** Null once the study was taken out. */
  clubStudySequence: count.nullable(),
  scope: z.enum(ASSISTANT_SCOPES),
  question: z.string(),
  /** The passage that it is about; empty where it is about none. */
  quote: z.string(),
  askedAt: z.string(),
  answerState: z.enum(ANSWER_STATES),
  sentences: z.array(answerSentence),
  /** In the order of their numbers: those that a sentence names. */
  sources: z.array(answerSource),
  /** Materials that were searched. */
  materialCount: count,
  /** It was answered without the materials, as the club allows. */
  isBeyond: z.boolean(),
  /** Whether the built-in tools answered: sentences of the materials as they stand there. */
  isBuiltIn: z.boolean(),
  /** Why they did in the place of a provider; null otherwise. */
  notice: z.string().nullable(),
});
export type AssistantMessage = z.output<typeof assistantMessage>;

/** The assistant of a club as its members meet it. */
export const assistantAbout = z.object({
  isOn: z.boolean(),
  /** Empty: it is called as the product calls it. */
  name: z.string(),
  /** As far as members may let it look, and as it does where they choose nothing. */
  scope: z.enum(ASSISTANT_SCOPES),
  beyondMaterials: z.boolean(),
  hintsFirst: z.boolean(),
  dailyLimit: count,
  /** Questions that the caller may still ask today; null for who runs the club: nobody counts them. */
  leftToday: count.nullable(),
});
export type AssistantAbout = z.output<typeof assistantAbout>;

/** A message in an instructor's list. */
export const conversationItem = assistantMessage
  .pick({ assistantMessageSequence: true, clubStudySequence: true, question: true, askedAt: true, answerState: true })
  .extend({
    memberUUID: z.string(),
    nickname: z.string(),
    /** Number of the study in its club; null once it was taken out. */
    studyNo: count.nullable(),
    sourceCount: count,
  });
export type ConversationItem = z.output<typeof conversationItem>;
