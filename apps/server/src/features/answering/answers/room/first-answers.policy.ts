import { FIRST_REASONS, type FirstReason } from '@dure/contract/answering/answers/answers.views';
import { cutText } from '@dure/contract/text/cut-text';
import { ownWords } from '@dure/contract/answering/answers/own-words';
import { sentencesOf } from '../../../../kernel/language/text/sentences.ts';
import { type Spoken, spokenIn } from '../../../../kernel/language/text/units.ts';
import { stemOf, wordsOf as allWordsOf } from '../../../../kernel/language/text/words.ts';
import { termsIn } from '../../../../kernel/language/writing/terms.ts';

/** Shorter answers say too little to be offered as different or strong. */
const MIN_CHARACTERS = 20;
const MAX_WORDS = 2;
/** Words that are looked at for a name, most telling first: a sentence takes milliseconds to take apart. */
const MOST_LOOKED_AT = 4;
/** Letters on each side of a word by which it is read. */
const AROUND = 50;
export interface Candidate {
  readonly sequence: number;
  readonly text: string;
  readonly likes: number;
  readonly onePicks: number;
}
export interface Offered {
  readonly sequence: number;
  readonly reason: FirstReason;
  /** What the two texts share, or what only the other one says; most telling first. */
  readonly words: readonly string[];
}

/** The words of a text as they are compared: two letters or more, without case and particles. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    allWordsOf(text)
      .map(stemOf)
      .filter((word) => [...word].length > 1),
  );

/** A formula or code is compared as a whole, and never named. */
const comparedOf = ({ words, units }: Spoken): Set<string> => new Set([...wordsOf(words), ...units]);

/** The words beside one in a long sentence, whole. */
function around(sentence: string, word: string): string {
  const at = sentence.toLowerCase().indexOf(word);
  if (at < 0 || sentence.length <= 2 * AROUND) return cutText(sentence, 2 * AROUND);
  const from = sentence.indexOf(' ', Math.max(0, at - AROUND));
  return cutText(sentence.slice(from < 0 || from > at ? at : from).trim(), 2 * AROUND);
}

/** Names a text for words of it, as it writes them; what is no thing there has none. */
function namesIn(text: string): (word: string) => string | undefined {
  const sentences = sentencesOf(text).map((sentence) => ({ words: wordsOf(sentence), sentence }));
  const terms = new Map<string, readonly string[]>();
  return (word) => {
    const holding = sentences.find(({ words }) => words.has(word))?.sentence;
    if (holding === undefined) return undefined;
    const sentence = around(holding, word);
    const found = terms.get(sentence) ?? termsIn(sentence);
    terms.set(sentence, found);
    return found.find((term) => wordsOf(term).has(word) && !term.includes(' '));
  };
}

const characters = (text: string) => text.replace(/\s+/gu, '').length;
const holds = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase());
const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((found, item) => (found && score(found) >= score(item) ? found : item), undefined);

/**
 * Which of the others' answers are read first (decisions, section 6). One is similar to the own pre-answer, one is not,
 * and a valued one lacks a keyword of the quiz. Words weigh by how few of the answers hold them. The keyword itself is
 * not named: it is part of the model answer. Candidates come in the order in which the first of equals is taken.
 */
export function firstToRead(own: string, candidates: readonly Candidate[], keywords: readonly string[]): Offered[] {
  const texts = candidates.map((candidate) => {
    const text = ownWords(candidate.text);
    const spoken = spokenIn(text);
    return { ...candidate, text, said: spoken.words, words: comparedOf(spoken) };
  });
  const mine = comparedOf(spokenIn(ownWords(own)));
  const spread = new Map<string, number>();
  for (const { words } of texts) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + (texts.length + 1) / ((spread.get(word) ?? 0) + 1));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const ownSum = sum(mine);
  const telling = (words: Iterable<string>, said: string) => {
    const nameOf = namesIn(said);
    const first = [...words].toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LOOKED_AT);
    return [...new Set(first.flatMap((word) => nameOf(word) ?? []))].slice(0, MAX_WORDS);
  };

  const compared = texts.map((one) => {
    const shared = [...one.words].filter((word) => mine.has(word));
    const common = sum(shared);
    const total = ownSum + sum(one.words) - common;
    return { ...one, shared, likeness: total === 0 ? 0 : common / total };
  });
  const offered: Offered[] = [];
  const free = () => compared.filter(({ sequence }) => offered.every((one) => one.sequence !== sequence));

  const near = best(compared, ({ likeness }) => likeness);
  if (near && near.likeness > 0)
    offered.push({ sequence: near.sequence, reason: 'NEAR', words: telling(near.shared, near.said) });
  const valued = free().filter(
    ({ text, likes, onePicks }) =>
      characters(text) >= MIN_CHARACTERS && likes + onePicks > 0 && keywords.some((keyword) => !holds(text, keyword)),
  );
  const incomplete = best(valued, ({ likes, onePicks }) => onePicks * 3 + likes);
  if (incomplete) offered.push({ sequence: incomplete.sequence, reason: 'INCOMPLETE', words: [] });
  const said = free().filter(({ text }) => characters(text) >= MIN_CHARACTERS);
  const different = best(said, ({ likeness }) => -likeness);
  if (different) {
    const words = telling(
      [...different.words].filter((word) => !mine.has(word)),
      different.said,
    );
    offered.push({ sequence: different.sequence, reason: 'DIFFERENT', words });
  }
  return offered.toSorted((a, b) => FIRST_REASONS.indexOf(a.reason) - FIRST_REASONS.indexOf(b.reason));
}
