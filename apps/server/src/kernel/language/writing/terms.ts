import { FUNCTION_WORDS } from '../guard/orders.text.ts';
import { nounParts } from '../text/nouns.ts';
import { sentencesOf } from '../text/sentences.ts';
import { visible } from '../text/plain.ts';
import { spokenIn } from '../text/units.ts';
import { BEARS, LOOSE, NO_TERMS, SAYS_SO, WEAK_TERMS } from './writing.text.ts';

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

/** English words of any subject, by their form or as a whole. */
const COMMON =
  /^(?:\w+ly|some|other|others|such|while|takes?|keeps?|gives?|given|makes?|form|forms|large|small|across|against|used|uses|called|means|usually|where|need|needs|puts?|lets?|both|either|each|party|thing|things|something|way|ways|kind|kinds|only|over|under|between|because|since|when|than|them|without|through|would|could|should|may|must|can|more|less|most|many|much|time|one|two|three|four|five|new|good|not|does|been|have|has|out|cross)$/iu;
const isWeak = ({ term }: { readonly term: string }) => WEAK_TERMS.test(term);

/** A word that no dictionary has may keep its particle: elsewhere it bears another one. */
function withoutParticle(term: string, sentences: readonly string[]): string {
  const own = BEARS.sure.find((one) => term.endsWith(one) && term.length > one.length + 1);
  if (own === undefined) return term;
  const bears = (word: string, particles: readonly string[]) =>
    particles.some((one) => sentences.some((sentence) => sentence.includes(word.toLowerCase() + one)));
  const bare = term.slice(0, -own.length);
  return !bears(term, BEARS.whole) &&
    bears(
      bare,
      BEARS.sure.filter((one) => one !== own),
    )
    ? bare
    : term;
}

/**
 * What a text is about: its terms by how often they occur and how few sentences of the background have them, best
 * first. A pair replaces its parts where it is used as often.
 */
export function keywordsOf(text: string, background: readonly string[], count: number): string[] {
  const sentences = background.flatMap(sentencesOf).map((sentence) => sentence.toLowerCase());
  const found = new Map<string, { term: string; times: number }>();
  for (const named of sentencesOf(text).flatMap(termsIn)) {
    const term = withoutParticle(named, sentences);
    const known = found.get(term.toLowerCase());
    found.set(term.toLowerCase(), { term: known?.term ?? term, times: (known?.times ?? 0) + 1 });
  }
  const spread = new Map(
    Array.from(found.keys(), (term) => [term, sentences.filter((sentence) => sentence.includes(term)).length]),
  );
  const weigh = ({ term, times }: { term: string; times: number }) =>
    times * Math.log(1 + (sentences.length + 1) / ((spread.get(term.toLowerCase()) ?? 0) + 0.5));
  const isUsed = (term: string) => (spread.get(term.toLowerCase()) ?? 0) > 1;
  // Nothing tells an English noun from other words but that the content comes back to it.
  const isNamed = (term: string) =>
    HANGUL.test(term) || /\p{Lu}{2}/u.test(term) || (isUsed(term) && !COMMON.test(term));
  const kept = [...found.values()].filter(({ term }) => (term.includes(' ') ? isUsed(term) : isNamed(term)));
  const isPart = (term: string, times: number) =>
    kept.some((other) => other.term.includes(' ') && other.term.split(' ').includes(term) && other.times >= times);
  return kept
    .filter(({ term, times }) => term.includes(' ') || !isPart(term, times))
    .toSorted((a, b) => Number(isWeak(a)) - Number(isWeak(b)) || weigh(b) - weigh(a))
    .slice(0, count)
    .map(({ term }) => term);
}
