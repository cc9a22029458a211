import type { AnswerSentence, AnswerSource } from '@dure/contract/lecture-assistant/lecture-assistant.views';
import type { AssistantTone } from '@dure/contract/lecture-clubs/assistant-choices';
import { z } from 'zod';
import { readPrompt } from '../../../kernel/ai/prompt.ts';
import { assistantText } from '../lecture-assistant.text.ts';
import type { Retrieved } from '../retrieval/retrieve.service.ts';
import type { Answered } from './extract.ts';
import { sourceOf } from './sources.ts';

export const ANSWER_PROMPT = readPrompt(import.meta.url, 'answer');
export const BEYOND_PROMPT = readPrompt(import.meta.url, 'beyond');
export const ANSWER_TOKENS = 1500;

const sentence = z.object({
  text: z.string().min(1).max(600),
  passages: z.array(z.number().int()).max(6),
  quote: z.string().max(600),
});
export const answerShape = z.object({ sentences: z.array(sentence).max(8) });
export type SaidSentence = z.output<typeof sentence>;

/** The sentences of an answer that is being written which are whole: all but the one that it is at. */
export function wholeSentences(part: unknown): SaidSentence[] {
  const { sentences } = (part ?? {}) as { sentences?: unknown };
  const begun = Array.isArray(sentences) ? sentences.slice(0, -1) : [];
  return begun.flatMap((one) => sentence.safeParse(one).data ?? []);
}

export interface AskedOf {
  readonly question: string;
  readonly quote: string;
  readonly tone: AssistantTone;
  readonly isHint: boolean;
}

/** What is told of a question, the passages under their numbers; whatever they say stands in the data alone. */
export function answerData(
  { question, quote, tone, isHint }: AskedOf,
  found: readonly Pick<Retrieved, 'heading' | 'text'>[],
): Record<string, string> {
  const passages = found.map(({ heading, text }, at) => `[${at + 1}]${heading === '' ? '' : ` ${heading}`}\n${text}`);
  return {
    question,
    ...(quote !== '' && { quote }),
    tone: assistantText.tones[tone],
    way: isHint ? assistantText.ways.hint : assistantText.ways.answer,
    ...(found.length > 0 && { passages: passages.join('\n\n') }),
  };
}

const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

/**
 * What was said, with the sources that it was given: one that it was not given is dropped, and a sentence that is left without
 * any goes with it. Sources are numbered in the order in which they are named.
 */
export function checkedAnswer(said: readonly SaidSentence[], found: readonly Retrieved[]): Answered {
  const sources: AnswerSource[] = [];
  const numbers = new Map<Retrieved, number>();
  const sentences = said.flatMap(({ text, passages, quote }): AnswerSentence[] => {
    const named = [...new Set(passages)].flatMap((no) => found[no - 1] ?? []);
    if (named.length === 0 || spaced(text) === '') return [];
    for (const passage of named) {
      if (numbers.has(passage)) continue;
      numbers.set(passage, sources.length + 1);
      const words = spaced(quote);
      const stands = words !== '' && spaced(passage.text).includes(words);
      sources.push(sourceOf(passage, sources.length + 1, stands ? words : ''));
    }
    return [{ text: spaced(text), sources: named.map((passage) => numbers.get(passage)!) }];
  });
  return { sentences, sources };
}

/** What was said without the materials. */
export const beyondAnswer = (said: readonly SaidSentence[]): Answered => ({
  sentences: said.map(({ text }) => ({ text: spaced(text), sources: [] })).filter(({ text }) => text !== ''),
  sources: [],
});
