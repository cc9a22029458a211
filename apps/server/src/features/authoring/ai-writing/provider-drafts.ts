import { MAX_SENT_CHARACTERS } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import { MAX_MODEL_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '@dure/contract/limits/quiz-limits';
import { z } from 'zod';
import { readPrompt } from '../../../kernel/ai/prompt.ts';
import type { ReadPassage } from './drafting/drafting.ts';

export const MODEL_ANSWER_PROMPT = readPrompt(import.meta.url, 'model-answer');
export const QUIZZES_PROMPT = readPrompt(import.meta.url, 'quizzes');
export const MODEL_ANSWER_TOKENS = 2500;
/** For each quiz of a call. */
export const QUIZ_TOKENS = 1200;

const sources = z.array(z.object({ passage: z.number().int().min(0), quote: z.string().max(600) })).max(6);
const keywords = z.array(z.string().min(1).max(40)).max(12);
const LONGEST_ANSWER = 3000;

export const modelAnswerShape = z.object({
  answer: z.string().max(Math.min(LONGEST_ANSWER, MAX_MODEL_ANSWER_LENGTH)),
  keywords,
  sources,
});
export const quizzesShape = (count: number) =>
  z.object({
    quizzes: z
      .array(
        z.object({
          question: z.string().min(2).max(Math.min(600, MAX_QUESTION_LENGTH)),
          answer: z.string().min(1).max(LONGEST_ANSWER),
          keywords,
          sources,
        }),
      )
      .max(count),
  });

/** As many of the passages as one call sends, from the first on. */
export function within(passages: readonly ReadPassage[], most = MAX_SENT_CHARACTERS): ReadPassage[] {
  let left = most;
  return passages.filter(({ text }) => (left -= text.length) >= 0);
}

/** The passages as data: each under its number, with its heading. */
const passagesText = (passages: readonly ReadPassage[]) =>
  passages
    .map(({ position, heading, text }) => `[${position}]${heading === '' ? '' : ` ${heading}`}\n${text}`)
    .join('\n\n');

const withoutEmpty = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));

export const modelAnswerData = (question: string, audience: string, passages: readonly ReadPassage[]) =>
  withoutEmpty({ question, audience, passages: passagesText(passages) });
export const quizzesData = (count: number, audience: string, passages: readonly ReadPassage[]) =>
  withoutEmpty({ count: String(count), audience, passages: passagesText(passages) });

export interface Quoted {
  readonly position: number;
  readonly unitNo: number | null;
  readonly heading: string;
  readonly quote: string;
}

const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Where the quoted words stand; words that their passage does not hold are no source. */
export function quotedIn(passages: readonly ReadPassage[], said: z.output<typeof sources>): Quoted[] {
  return said.flatMap(({ passage, quote }) => {
    const found = passages.find(({ position }) => position === passage);
    const words = spaced(quote);
    if (!found || words === '' || !spaced(found.text).includes(words)) return [];
    const { position, unitNo, heading } = found;
    return [{ position, unitNo, heading, quote: words }];
  });
}

export const cleanKeywords = (said: readonly string[]) => [
  ...new Set(said.map((word) => spaced(word.replaceAll(',', ' '))).filter((word) => word !== '')),
];

/**
 * Parts of a content for calls that draft a few quizzes each: from its beginning to its end, as far apart as they can be.
 */
export function partsOf(passages: readonly ReadPassage[], calls: number): ReadPassage[][] {
  const size = passages.length / calls;
  return Array.from({ length: calls }, (_, call) => {
    const part = passages.slice(
      Math.floor(call * size),
      Math.max(Math.floor((call + 1) * size), 1 + Math.floor(call * size)),
    );
    return within(part);
  }).filter((part) => part.length > 0);
}
