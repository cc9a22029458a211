import { analysed } from '../../text/morphemes.ts';
import { nounParts } from '../../text/nouns.ts';
import { wordCharactersOf } from '../../text/plain.ts';
import {
  GENERIC,
  GOING_ON,
  KOREAN_END,
  NOTICE,
  OF,
  POINTING,
  POINTING_ENGLISH,
  SPEECH,
  SUBJECT_MARKS,
} from './drafts.text.ts';

const HANGUL = /\p{Script=Hangul}/u;
const [SHORTEST, LONGEST] = [10, 220];
const MOST_NAME_WORDS = 5;
const SUBJECTS: ReadonlySet<string> = new Set(SUBJECT_MARKS);

export const isKorean = (text: string): boolean => HANGUL.test(text);

const isLong = (sentence: string) => {
  const { length } = wordCharactersOf(sentence);
  return length >= SHORTEST && length <= LONGEST;
};

/** Whether a sentence is one, and says something of the subject: neither a question nor a notice, nor what a person is quoted with. */
export function saysSomething(sentence: string): boolean {
  if (!isLong(sentence) || NOTICE.test(sentence) || SPEECH.test(sentence)) return false;
  return isKorean(sentence) ? KOREAN_END.test(sentence) : /^["“]?\p{Lu}.*[.!]["”]?$/u.test(sentence);
}

/** Whether words point at nothing that stands elsewhere. */
export const pointsNowhere = (text: string): boolean => !(isKorean(text) ? POINTING : POINTING_ENGLISH).test(text);

/** Words by which an English sentence names what it is about: what its others point at may stand in it. */
const FIRST_WORDS = 3;
const pointed = (sentence: string) =>
  isKorean(sentence) ? sentence : sentence.split(/\s+/u).slice(0, FIRST_WORDS).join(' ');

/** Whether a sentence can be read by itself. */
export const standsAlone = (sentence: string): boolean =>
  saysSomething(sentence) && !GOING_ON.test(sentence) && pointsNowhere(pointed(sentence));

/** Whether words name a notion, so that one can ask for it: nouns side by side or joined by 의, as `sentence` has them. */
export function namesNotion(words: string, sentence = words): boolean {
  const count = words.split(/\s+/u).length;
  if (count > MOST_NAME_WORDS || wordCharactersOf(words).length < 2 || !pointsNowhere(`${words} `)) return false;
  if (!isKorean(words)) return /^[\p{Lu}\p{N}][\p{L}\p{N}+#./ -]{1,30}$/u.test(words);
  const parts = nounParts(sentence).slice(0, count);
  // A sentence tells of what bears 은 or 는 alone: 주민에게는 names nobody.
  const isTold = sentence === words || (parts.at(-1)?.particles.length ?? 0) < 2;
  const isJoined = parts
    .slice(0, -1)
    .every(({ particles, isApart }) => !isApart && particles.every((one) => one === OF));
  return (
    parts.length === count && isTold && isJoined && parts.every(({ noun }) => noun !== null) && !GENERIC.test(words)
  );
}

/** The first noun of a sentence that is told of or does something; null where nothing is named so. */
export function subjectIn(sentence: string): string | null {
  const found = nounParts(sentence).find(({ noun, particles }) => noun && particles.some((one) => SUBJECTS.has(one)));
  return found?.noun ?? null;
}

/** How many nouns a text names. */
export const nounsIn = (text: string): number =>
  nounParts(text).filter(({ noun }) => noun !== null && noun.length > 1).length;

/** Whether a clause ends in one of the given endings, and not in a noun that looks like it: 수면. */
export function endsIn(clause: string, endings: RegExp): boolean {
  const last = analysed(clause).at(-1)?.morphemes.at(-1);
  return last?.tag === 'EC' && endings.test(last.text);
}

/** Whether a sentence ends in a noun with 이다. */
export function isOfKind(sentence: string): boolean {
  const morphemes =
    analysed(sentence)
      .at(-1)
      ?.morphemes.filter(({ tag }) => !tag.startsWith('S')) ?? [];
  const [kind, is] = [morphemes[0], morphemes.find(({ tag }) => tag === 'VCP' || tag === 'EF')];
  const isPlain = morphemes.every(({ tag }) => /^(?:NN[GP]|XSN|XPN|SL|VCP|EF|JX)$/.test(tag));
  return isPlain && kind !== undefined && is !== undefined;
}
