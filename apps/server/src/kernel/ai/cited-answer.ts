import { z } from 'zod';
import type { Cited } from '../language/search/cited.ts';

export const CITED_TOKENS = 1500;

const sentence = z.object({
  text: z.string().min(1).max(600),
  passages: z.array(z.number().int()).max(6),
  quote: z.string().max(600),
});
/** An answer sentence by sentence, each with the numbers of the passages that it rests on. */
export const citedShape = z.object({ sentences: z.array(sentence).max(8) });
export type SaidSentence = z.output<typeof sentence>;

/** The sentences of an answer that is being written which are whole: all but the one that it is at. */
export function wholeSentences(part: unknown): SaidSentence[] {
  const { sentences } = (part ?? {}) as { sentences?: unknown };
  const begun = Array.isArray(sentences) ? sentences.slice(0, -1) : [];
  return begun.flatMap((one) => sentence.safeParse(one).data ?? []);
}

/** Passages under the numbers that an answer names them by. */
export const numbered = (found: readonly { readonly heading: string; readonly text: string }[]): string =>
  found.map(({ heading, text }, at) => `[${at + 1}]${heading === '' ? '' : ` ${heading}`}\n${text}`).join('\n\n');

export const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * The text with the sources that it was given. An unknown source is dropped, and so is a sentence left without any.
 * Sources are numbered in the order in which they are named.
 */
export function citedBy<P extends { readonly text: string }>(
  said: readonly SaidSentence[],
  found: readonly P[],
): Cited<P> {
  const named: { passage: P; no: number; quote: string }[] = [];
  const numbers = new Map<P, number>();
  const sentences = said.flatMap(({ text, passages, quote }) => {
    const those = [...new Set(passages)].flatMap((no) => found[no - 1] ?? []);
    if (those.length === 0 || spaced(text) === '') return [];
    for (const passage of those) {
      if (numbers.has(passage)) continue;
      numbers.set(passage, named.length + 1);
      const words = spaced(quote);
      const stands = words !== '' && spaced(passage.text).includes(words);
      named.push({ passage, no: named.length + 1, quote: stands ? words : '' });
    }
    return [{ text: spaced(text), sources: those.map((passage) => numbers.get(passage)!) }];
  });
  return { sentences, named };
}
