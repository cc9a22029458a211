import { FIRST_REASONS, type FirstReason } from '@dure/contract/answering/answers/answers.views';
import { CASE_PARTICLES, PAST_TENSE } from '../../../../kernel/language/text/korean.text.ts';
import { stemOf, wordsOf as allWordsOf } from '../../../../kernel/language/text/words.ts';

/** Shorter answers say too little to be offered as different or strong. */
const MIN_CHARACTERS = 20;
const MAX_WORDS = 2;
const CASES: ReadonlySet<string> = new Set(CASE_PARTICLES);
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

/** Words that are named: what somebody gave a case is a thing, and Latin letters are a term; a verb's form says nothing alone. */
const namesIn = (text: string): string[] =>
  allWordsOf(text)
    .map((word) => ({ stem: stemOf(word), word }))
    .filter(({ stem, word }) => {
      const isThing = CASES.has(word.slice(stem.length)) && !PAST_TENSE.test(stem);
      return isThing || /^[a-z][a-z\d]+$/.test(stem);
    })
    .map(({ stem }) => stem);

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
  const texts = candidates.map((candidate) => ({ ...candidate, words: wordsOf(candidate.text) }));
  const mine = wordsOf(own);
  const spread = new Map<string, number>();
  for (const { words } of texts) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + (texts.length + 1) / ((spread.get(word) ?? 0) + 1));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const ownSum = sum(mine);
  const names = new Set([own, ...candidates.map(({ text }) => text)].flatMap(namesIn));
  const telling = (words: Iterable<string>) =>
    [...words]
      .filter((word) => names.has(word))
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, MAX_WORDS);

  const compared = texts.map((one) => {
    const shared = [...one.words].filter((word) => mine.has(word));
    const common = sum(shared);
    const total = ownSum + sum(one.words) - common;
    return { ...one, shared, likeness: total === 0 ? 0 : common / total };
  });
  const offered: Offered[] = [];
  const free = () => compared.filter(({ sequence }) => offered.every((one) => one.sequence !== sequence));

  const near = best(compared, ({ likeness }) => likeness);
  if (near && near.likeness > 0) offered.push({ sequence: near.sequence, reason: 'NEAR', words: telling(near.shared) });
  const valued = free().filter(
    ({ text, likes, onePicks }) =>
      characters(text) >= MIN_CHARACTERS && likes + onePicks > 0 && keywords.some((keyword) => !holds(text, keyword)),
  );
  const incomplete = best(valued, ({ likes, onePicks }) => onePicks * 3 + likes);
  if (incomplete) offered.push({ sequence: incomplete.sequence, reason: 'INCOMPLETE', words: [] });
  const said = free().filter(({ text }) => characters(text) >= MIN_CHARACTERS);
  const different = best(said, ({ likeness }) => -likeness);
  if (different) {
    const words = telling([...different.words].filter((word) => !mine.has(word)));
    offered.push({ sequence: different.sequence, reason: 'DIFFERENT', words });
  }
  return offered.toSorted((a, b) => FIRST_REASONS.indexOf(a.reason) - FIRST_REASONS.indexOf(b.reason));
}
