import { FUNCTION_WORDS } from '../guard/orders.text.ts';
import { nounParts } from '../text/nouns.ts';
import { sentencesOf } from '../text/sentences.ts';
import { visible } from '../text/plain.ts';
import { spokenIn } from '../text/units.ts';
import { LOOSE, NO_TERMS, SAYS_SO } from './writing.text.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;
const HANGUL = /\p{Script=Hangul}/u;

/** Whether a noun is a term by itself. */
function isTerm(noun: string): boolean {
  if ([...noun].length < 2 || /^[\d.]+$/u.test(noun) || FUNCTION_WORDS.has(noun.toLowerCase())) return false;
  return !HANGUL.test(noun) || !(NO_TERMS.test(noun) || SAYS_SO.test(noun));
}

/**
 * The terms of a sentence in their order, as they are written: single ones, and pairs that stand side by side without a
 * particle between. Formulas and code are none.
 */
export function termsIn(sentence: string): string[] {
  const { words } = spokenIn(visible(sentence));
  if (!HANGUL.test(words)) return (words.match(WORD) ?? []).filter(isTerm);
  const parts = nounParts(words);
  return parts.flatMap(({ noun, particles, isModifier }, at) => {
    if (noun === null) return [];
    const next = parts[at + 1];
    const single = isTerm(noun) && !isModifier ? [noun] : [];
    const leads = HANGUL.test(noun) && particles.length === 0 && !LOOSE.test(noun);
    const pairs = leads && next?.noun && !next.isApart && !next.isModifier && isTerm(next.noun);
    return pairs ? [...single, `${noun} ${next.noun}`] : single;
  });
}

/**
 * What a text is about: its terms by how often they occur and how few sentences of the background have them, best
 * first. A pair replaces its parts where it is used as often.
 */
export function keywordsOf(text: string, background: readonly string[], count: number): string[] {
  const sentences = background.flatMap(sentencesOf).map((sentence) => sentence.toLowerCase());
  const found = new Map<string, { term: string; times: number }>();
  for (const term of sentencesOf(text).flatMap(termsIn)) {
    const known = found.get(term.toLowerCase());
    found.set(term.toLowerCase(), { term: known?.term ?? term, times: (known?.times ?? 0) + 1 });
  }
  const spread = new Map(
    Array.from(found.keys(), (term) => [term, sentences.filter((sentence) => sentence.includes(term)).length]),
  );
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
