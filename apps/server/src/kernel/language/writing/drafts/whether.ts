import { analysed, type Morpheme } from '../../text/morphemes.ts';
import { PLAIN_ENDS, WHETHER } from './drafts.text.ts';

/** Final consonants of Hangul syllables by which forms of a verb differ: none, ㄴ, ㄹ, ㅂ, ㅆ. */
const [NONE, N, R, P, PAST] = [0, 4, 8, 17, 20];
const BASE = 0xac00;
const FINALS = 28;

const finalOf = (stem: string) => (stem.codePointAt(stem.length - 1)! - BASE) % FINALS;
/** A stem with another final consonant on its last letter. */
const ending = (stem: string, final: number) =>
  stem.slice(0, -1) + String.fromCodePoint(stem.codePointAt(stem.length - 1)! - finalOf(stem) + final);

/** How an adjective, or 이다, asks: 긴지, 높은지, 가까운지. */
function ofAdjective(stem: string): string {
  const final = finalOf(stem);
  if (final === NONE || final === R) return ending(stem, N) + WHETHER.open;
  if (final === P && !WHETHER.regular.test(stem)) return ending(stem, NONE) + WHETHER.irregular;
  return stem + WHETHER.closed;
}
const ofVerb = (stem: string) => (finalOf(stem) === R ? ending(stem, NONE) : stem) + WHETHER.verb;

const isNoun = ({ tag }: Morpheme) => /^(?:NN|SL|SH|XPN|SN)/.test(tag);
const isAdjective = ({ tag }: Morpheme) => /^(?:VA|XSA|VCN|VCP)$/.test(tag);

function asked(word: string, morphemes: readonly Morpheme[]): string | null {
  const isNot = word.endsWith(WHETHER.isNot);
  const end = PLAIN_ENDS.find(
    (one) => word.endsWith(one) && word.length > one.length && !(isNot && one !== WHETHER.plainEnd),
  );
  if (end === undefined) return null;
  const stem = word.slice(0, -end.length);
  const final = finalOf(stem);
  const last = morphemes.findLast(({ tag }) => /^(?:V|XS[VA]|EP|NN|SL)/.test(tag));
  if (final === PAST || WHETHER.likeVerbs.test(stem)) return stem + WHETHER.verb;
  if (end === WHETHER.verbEnd) return ofVerb(stem);
  // 한다 says what happens, 유리하다 what something is like.
  if (end === WHETHER.plainEnd && final === N && last && !isNoun(last)) return ending(stem, NONE) + WHETHER.verb;
  if (last && isNoun(last) && finalOf(stem) !== P) return stem + WHETHER.is;
  if (end === WHETHER.plainEnd) return ofAdjective(stem);
  const bare = end === WHETHER.politeEnd && final === P ? ending(stem, NONE) : stem;
  return last && isAdjective(last) ? ofAdjective(bare) : ofVerb(bare);
}

/**
 * A sentence that says something as what is asked for: 막을 수 있다 becomes 막을 수 있는지, 길다 긴지, 방법이다 방법인지. Null where it
 * does not end as a plain or polite sentence does.
 */
export function whetherOf(sentence: string): string | null {
  const bare = sentence.trim().replace(/[.!]{1,3}$/u, '');
  const last = analysed(bare.split(/\s+/u).slice(-3).join(' ')).at(-1);
  const form = last && /^\p{Script=Hangul}{2,}$/u.test(last.text.slice(-2)) ? asked(last.text, last.morphemes) : null;
  return form === null ? null : bare.slice(0, bare.length - last!.text.length) + form;
}
