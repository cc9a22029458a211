import { wordCharactersOf } from '../text/plain.ts';
import type { Asked, Ground } from './drafts/asked.ts';
import { englishList, englishWays } from './drafts/english-ways.ts';
import { koreanWays } from './drafts/korean-ways.ts';
import { listWays } from './drafts/list-ways.ts';
import { isKorean, pointsNowhere, saysSomething } from './drafts/said.ts';
import { type Passage, type Section, sectionOf } from './drafts/sections.ts';
import { GOING_ON, OF_DOCUMENT } from './drafts/drafts.text.ts';
import { judgeOf } from './drafts/judge.ts';
import { keywordsOf } from './terms.ts';

export interface DraftedQuiz {
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  /** Place of the passage that it comes from, and the sentences or points of it that answer. */
  readonly at: number;
  readonly sentences: readonly string[];
  /** Whether nothing speaks against it. */
  readonly isSure: boolean;
}

const KEYWORDS = 5;

/** What an answer has to say; what the question gives counts little. */
function keywordsFor(question: string, answer: string, texts: readonly string[]): string[] {
  const asked = question.toLowerCase();
  const found = keywordsOf(answer, texts, 2 * KEYWORDS);
  const isGiven = (word: string) => asked.includes(word.toLowerCase());
  return [...found.filter((word) => !isGiven(word)), ...found.filter(isGiven)].slice(0, KEYWORDS);
}

/** How often a content names something. */
function groundOf(passages: readonly Passage[]): Ground {
  const texts = passages.map(({ heading, text }) => wordCharactersOf(`${heading} ${text}`));
  return {
    times: (topic) => {
      const letters = wordCharactersOf(topic);
      return texts.reduce((sum, text) => sum + text.split(letters).length - 1, 0);
    },
  };
}

/** What a passage can be asked for, in its order. */
function askedIn(section: Section, ground: Ground): Asked[] {
  const { sentences, lists } = section;
  const inLists = lists.filter(({ isTold }) => !isTold).flatMap(({ items }) => items.filter(saysSomething));
  const told = [...sentences, ...inLists];
  const ofSentences = told.flatMap((sentence, at) => {
    const next = at + 1 < sentences.length ? sentences[at + 1] : undefined;
    const ways = isKorean(sentence) ? koreanWays : englishWays;
    for (const way of ways) {
      const found = way({ sentence, next, ground });
      if (found) return [goneOn(found, sentence, next)];
    }
    return [];
  });
  return [...listWays(section, ground), ...lists.flatMap((list) => englishList(list) ?? []), ...ofSentences];
}

/** The answer with the sentence behind it, where that only goes on about the same. */
function goneOn(asked: Asked, sentence: string, next: string | undefined): Asked {
  if (!next || asked.answer !== sentence || !saysSomething(next) || OF_DOCUMENT.test(next)) return asked;
  const begins = !pointsNowhere(next.split(/\s+/u).slice(0, 2).join(' ').concat(' ')) && !GOING_ON.test(next);
  return begins ? { ...asked, answer: `${sentence} ${next}`, quotes: [sentence, next] } : asked;
}

/**
 * Quiz questions from what a content says itself, each with its model answer, keywords and source. What is sure comes first,
 * from as many passages as there are, no subject twice.
 */
export function draftQuizzes(passages: readonly Passage[], count: number): DraftedQuiz[] {
  const ground = groundOf(passages);
  const drafted = passages.flatMap((passage, at) =>
    askedIn(sectionOf(passage, at), ground).map((one) => ({ ...one, at })),
  );
  const texts = passages.map(({ text }) => text);
  const passes = judgeOf(passages.map(({ heading, text }) => `${heading}\n${text}`));
  const ordered = drafted
    .filter(passes)
    .toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || b.worth - a.worth || a.at - b.at);
  const taken: typeof drafted = [];
  const isNew = (one: Asked) =>
    taken.every(
      ({ topic, question }) =>
        wordCharactersOf(topic) !== wordCharactersOf(one.topic) &&
        wordCharactersOf(question) !== wordCharactersOf(one.question),
    );
  for (const isSure of [true, false])
    for (let round = 1; taken.length < count && round <= ordered.length; round++)
      for (const one of ordered) {
        if (taken.length === count) break;
        if (one.isSure === isSure && isNew(one) && taken.filter(({ at }) => at === one.at).length < round)
          taken.push(one);
      }
  return taken.map(({ question, answer, quotes, at, isSure }) => ({
    question,
    modelAnswer: answer,
    keywords: keywordsFor(question, answer, texts),
    at,
    sentences: quotes,
    isSure,
  }));
}
