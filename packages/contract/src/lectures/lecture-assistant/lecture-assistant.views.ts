import { z } from 'zod';
import { ASSISTANT_SCOPES } from '../lecture-clubs/assistant-choices.ts';
import { CONTENT_UNITS } from '../../authoring/contents/reading.ts';
import { ANSWER_STATES } from './assistant-states.ts';
import { moment } from '../../http/fields.ts';

const count = z.number().int();

/** What a sentence of an answer rests on: a passage of a material, or an answer that an instructor stands for. */
export const answerSource = z
  .object({
    no: count.describe('Its number within the answer, from 1'),
    // `NOTE`: what a speaker wrote below a slide; only who runs the club is answered with it.
    kind: z.enum(['MATERIAL', 'NOTE', 'VERIFIED']),
    clubStudySequence: count
      .nullable()
      .describe(
        'The study whose material it is; of a verified answer the one it is about, null where it is about all of the club',
      ),
    title: z.string().describe('Title of the material, or the question that was answered'),
    quote: z.string().describe('Words of it that the answer rests on'),
    contentSequence: count.nullable().describe('Of a material; null otherwise'),
    position: count.nullable().describe("The passage's order in the material; null otherwise"),
    unitNo: count.nullable().describe('The page, slide or row; null where there are none'),
    unit: z.enum(CONTENT_UNITS).nullable(),
    lectureQuestionSerialNumber: count
      .nullable()
      .describe('Of a verified answer: its number in the club, who stands for it and since when; null otherwise'),
    verifiedBy: z.string().nullable(),
    verifiedAt: moment.nullable(),
  })
  .meta({ id: 'AnswerSource' });
export type AnswerSource = z.output<typeof answerSource>;

export const answerSentence = z
  .object({
    text: z.string(),
    sources: z.array(count).describe('Numbers of sources; none in an answer beyond the materials'),
  })
  .meta({ id: 'AnswerSentence' });
export type AnswerSentence = z.output<typeof answerSentence>;

/** A question to the assistant and what it answered, as far as it has come. */
export const assistantMessage = z
  .object({
    assistantMessageSequence: count,
    clubSequence: count,
    clubStudySequence: count.nullable().describe('Null once the study was taken out'),
    scope: z.enum(ASSISTANT_SCOPES),
    question: z.string(),
    quote: z.string().describe('The passage that it is about; empty where it is about none'),
    askedAt: moment,
    answerState: z.enum(ANSWER_STATES),
    sentences: z.array(answerSentence),
    sources: z.array(answerSource).describe('In the order of their numbers: those that a sentence names'),
    materialCount: count.describe('Materials that were searched'),
    isBeyond: z.boolean().describe('It was answered without the materials, as the club allows'),
    isBuiltIn: z
      .boolean()
      .describe('Whether the built-in tools answered: sentences of the materials as they stand there'),
    notice: z.string().nullable().describe('Why they did in the place of a provider; null otherwise'),
  })
  .meta({ id: 'AssistantMessage' });
export type AssistantMessage = z.output<typeof assistantMessage>;

/** The assistant of a club as its members meet it. */
export const assistantAbout = z
  .object({
    isOn: z.boolean(),
    name: z.string().describe('Empty: it is called as the product calls it'),
    scope: z
      .enum(ASSISTANT_SCOPES)
      .describe('As far as members may let it look, and as it does where they choose nothing'),
    beyondMaterials: z.boolean(),
    hintsFirst: z.boolean(),
    dailyLimit: count,
    leftToday: count
      .nullable()
      .describe('Questions that the caller may still ask today; null for who runs the club: nobody counts them'),
  })
  .meta({ id: 'AssistantAbout' });
export type AssistantAbout = z.output<typeof assistantAbout>;

/** A message in an instructor's list. */
export const conversationItem = assistantMessage
  .pick({ assistantMessageSequence: true, clubStudySequence: true, question: true, askedAt: true, answerState: true })
  .extend({
    memberUUID: z.string(),
    nickname: z.string(),
    studyNo: count.nullable().describe('Number of the study in its club; null once it was taken out'),
    sourceCount: count,
  });
export type ConversationItem = z.output<typeof conversationItem>;
