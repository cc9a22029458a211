import { z } from 'zod';

/** Questions of a member on one day of the organisation's zone. */
export const CHATBOT_DAILY_LIMIT = 50;

/** Paths are of this product, to be opened in the page around the chatbot. */
const path = z.string();
const sentence = z.object({ text: z.string(), sources: z.array(z.number().int()) }).meta({ id: 'ChatbotSentence' });
const source = z.object({ no: z.number().int(), title: z.string(), path }).meta({ id: 'ChatbotSource' });
/** A thing of the caller's own: a quiz that is due, a grade, a club. */
const item = z.object({ title: z.string(), detail: z.string(), path }).meta({ id: 'ChatbotItem' });

export const chatbotAnswer = z
  .object({
    answerState: z.enum(['ANSWERING', 'ANSWERED', 'NOT_FOUND', 'BROKEN']),
    sentences: z.array(sentence),
    items: z.array(item),
    sources: z.array(source),
    isBuiltIn: z.boolean().describe('Written by the built-in tools, without a provider'),
    notice: z.string().nullable().describe('Why they did in the place of a provider; null otherwise'),
    leftToday: z.number().int(),
  })
  .meta({ id: 'ChatbotAnswer' });
export type ChatbotAnswer = z.output<typeof chatbotAnswer>;
export type ChatbotItem = z.output<typeof item>;

/** What the chatbot can do for the caller, and who else can. */
export const chatbotAbout = z
  .object({
    leftToday: z.number().int(),
    clubs: z
      .array(z.object({ clubSequence: z.number().int(), clubName: z.string() }))
      .describe('Running clubs whose instructors the caller can ask'),
    phone: z.string().describe('How the organisation itself is reached; empty where it names no telephone'),
  })
  .meta({ id: 'ChatbotAbout' });
export type ChatbotAbout = z.output<typeof chatbotAbout>;
