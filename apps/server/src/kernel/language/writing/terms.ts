import { FUNCTION_WORDS } from '../guard/orders.text.ts';
import { sentencesOf } from '../text/sentences.ts';
import { visible } from '../text/plain.ts';
import { isSurelyMarked, isVerbal, LOOSE, NO_TERMS, PARTICLES, SHORT_NOUN } from './writing.text.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;
const HANGUL = /\p{Script=Hangul}$/u;

/** The word as a term, as it is written, without its particle; null where it names nothing. */
function termOf(word: string): string | null {
  if (HANGUL.test(word) && isVerbal(word)) return null;
  const bare = HANGUL.test(word) ? word.replace(PARTICLES, '') : word;
  if (SHORT_NOUN.test(word) || ([...bare].length < 2 && isSurelyMarked(word))) return null;
  const noun = [...bare].length >= 2 ? bare : word;
  const lower = noun.toLowerCase();
  if ([...noun].length < 2 || /^[\d.]+$/u.test(noun) || FUNCTION_WORDS.has(lower) || NO_TERMS.test(noun)) return null;
  return noun;
}

/** The terms of a sentence in their order: single ones, and pairs that stand side by side without a particle between. */
export function termsIn(sentence: string): string[] {
  const words = visible(sentence).match(WORD) ?? [];
  const terms = words.map(termOf);
  return terms.flatMap((term, at) => {
    const [word, next] = [words[at]!, terms[at + 1]];
    const single = term === null ? [] : [term];
    const leads = HANGUL.test(word) && (term === word || ([...word].length === 1 && !LOOSE.test(word)));
    return next && leads ? [...single, `${word} ${next}`] : single;
  });
}

/**
 * What a text is about: its terms by how often they occur and how few sentences of the background have them, best
 * first. A pair replaces its parts where it is used as often.
 */
export function keywordsOf(text: string, background: readonly string[], count: number): string[] {
  const sentences = background.flatMap(sentencesOf);
  const spread = new Map<string, number>();
  for (const sentence of sentences)
    for (const term of new Set(termsIn(sentence).map((one) => one.toLowerCase())))
      spread.set(term, (spread.get(term) ?? 0) + 1);
  const found = new Map<string, { term: string; times: number }>();
  for (const term of sentencesOf(text).flatMap(termsIn)) {
    const known = found.get(term.toLowerCase());
    found.set(term.toLowerCase(), { term: known?.term ?? term, times: (known?.times ?? 0) + 1 });
  }
  const weigh = ({ term, times }: { term: string; times: number }) =>
    times * Math.log(1 + (sentences.length + 1) / ((spread.get(term.toLowerCase()) ?? 0) + 0.5));
  const kept = [...found.values()].filter(
    ({ term }) => !term.includes(' ') || (spread.get(term.toLowerCase()) ?? 0) > 1,
  );
  const isPart = (term: string, times: number) =>
    kept.some((other) => other.term.includes(' ') && other.term.split(' ').includes(term) && other.times >= times);
  return kept
    .filter(({ term, times }) => term.includes(' ') || !isPart(term, times))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, count)
    .map(({ term }) => term);
}
