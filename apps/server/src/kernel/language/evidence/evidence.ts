import { saysNothing } from '../grading/says-nothing.ts';
import { modelText } from '../grading/model-text.ts';
import type { Quiz } from '../grading/quiz.ts';
import { FUNCTION_WORDS } from '../guard/orders.text.ts';
import { plain } from '../text/plain.ts';
import { isInflected, wordsOf } from '../text/words.ts';
import { isAlike } from './alike.ts';
import { relationOf, type Point, type Relation } from './relation.ts';
import { statementOf, type Statement, type Telling, wordsGiven } from './statement.ts';
import { PREDICATE } from './opposites.text.ts';
import { isTalk } from './talk.ts';
import { closeWindows, saidIn, wideWindows, type Window } from './windows.ts';

/** A point of the model answer and what the answer has to it. */
export interface PointFound {
  readonly point: string;
  readonly relation: Relation;
  /** The sentence of the answer that meets or denies it; null where none does. */
  readonly sentence: string | null;
  readonly share: number;
}

/**
 * What the points decide of an answer. `nothing`: it says nothing. `copied`: the question again. `strung`: words of the quiz
 * without a sentence. `met`: every point in its sense. `opposite`: points denied or changed, and none met. `bare`:
 * words without a sentence, not all of them the quiz's. `quoted`: nothing but quotations. `open`: a person has to read it. That no point was found is
 * no finding: an answer in other words has none of them either.
 */
export type Finding = 'nothing' | 'copied' | 'strung' | 'met' | 'opposite' | 'bare' | 'quoted' | 'open';

export interface Evidence {
  readonly finding: Finding;
  readonly points: readonly PointFound[];
  /** The sentences that have a word of the points; empty where none has. */
  readonly core: string;
  /** All sentences but talk around the answer. */
  readonly said: string;
  /** Whether each of them is the sentence of a point that is met. */
  readonly isAccounted: boolean;
}

/** What the question gives counts little in a point. */
const GIVEN = 0.35;
const NAME = 1.5;
/** Words of the quiz in a row that are no chance. */
const STRUNG = 5;
/** Marks, colons and numbers make a list of what would only be words. */
const STRUCTURE = /^\s*[-–•*]\s|[;→]|:(?:\s|$)|\s\/\s|->|(?:^|\s)\(?\d{1,2}[).]\s|[\u2460-\u2473]/u;
/** Share of a point from which its denial is no chance. */
const DENIED = 0.7;

const has = (words: readonly Telling[], word: Telling) => words.some((one) => isAlike(one, word));

function readyPoints(quiz: Quiz): { texts: string[]; points: Point[]; asked: readonly Telling[] } {
  const asked = wordsGiven(quiz.question);
  const texts = saidIn(modelText(quiz));
  const statements = texts.map(statementOf);
  const topicOf = (at: number) =>
    statements[at]!.words.find((word) => statements.every((other, its) => its === at || !has(other.words, word))) ??
    null;
  const topics = statements.map((_, at) => topicOf(at));
  const points = statements.map((statement, at): Point => {
    const weights = statement.words.map((word) => (has(asked, word) ? GIVEN : 1) * (word.isName ? NAME : 1));
    const first = statement.words[0];
    const topic = topics[at] && topics[at] === first ? topics[at] : null;
    return {
      statement,
      weights,
      whole: weights.reduce((sum, one) => sum + one, 0),
      topic,
      otherTopics: topics.filter(
        (one, its): one is Telling =>
          its !== at &&
          one !== null &&
          one === statements[its]!.words[0] &&
          isParallel(statements[its]!, statement, asked),
      ),
    };
  });
  return { texts, points, asked };
}

/** Whether two sentences begin with subjects of a kind: both asked for, or both of the same word. */
const isParallel = ({ words: [a, nextA] }: Statement, { words: [b, nextB] }: Statement, asked: readonly Telling[]) =>
  a !== undefined &&
  b !== undefined &&
  ((has(asked, a) && has(asked, b)) || (nextA !== undefined && nextB !== undefined && isAlike(nextA, nextB)));

/** Looks for the points of a quiz in answers to it. */
export function evidenceFor(quiz: Quiz): (answer: string) => Evidence {
  const { texts, points, asked } = readyPoints(quiz);
  const modelWords = points.flatMap(({ statement }) => statement.words);
  const ofQuiz = [...modelWords, ...asked, ...quiz.keywords.flatMap((keyword) => statementOf(keyword).words)];
  const own = modelWords.filter((word) => !has(asked, word));
  const isKnown = (word: Telling) => has(ofQuiz, word);
  const isProse = points.some(({ statement }) => hasProse(statement.text));

  let read = new Map<string, Statement>();
  /** Each sentence of an answer is looked at several times. */
  const ready = (sentence: string): Statement => {
    const made = read.get(sentence) ?? statementOf(sentence);
    read.set(sentence, made);
    return made;
  };

  const find = (sentences: readonly string[]): PointFound[] => {
    const close = closeWindows(sentences, ready);
    let wide: readonly Window[] | undefined;
    return points.map((point, at) => {
      let best: { relation: Relation; share: number; at: number } = { relation: 'none', share: 0, at: -1 };
      const look = (windows: readonly Window[], isWide: boolean) => {
        for (const window of windows) {
          const related = relationOf(point, window.statement, isKnown);
          // Of several sentences nobody knows which one denies.
          if (!(isWide && related.relation === 'opposite') && isBetter(related, best))
            // Of neighbours that have part of it together, the one that has most of it stays its sentence.
            best = { ...related, at: isWide && related.relation === 'partly' && best.at >= 0 ? best.at : window.at };
        }
      };
      look(close, false);
      // What one sentence meets or denies is not made otherwise by its neighbours.
      if (best.relation === 'none' || best.relation === 'partly') look((wide ??= wideWindows(sentences, ready)), true);
      return {
        point: texts[at]!,
        relation: best.relation,
        share: best.share,
        sentence: best.relation === 'none' ? null : sentences[best.at]!,
      };
    });
  };
  const isCore = (sentence: string) => {
    const { words } = ready(sentence);
    return words.some((word) => has(own, word));
  };

  /** Whether a sentence is only words in a row; what stands beside it makes no sentence of it. */
  const isRow = (sentence: string) =>
    isProse && ((ready(sentence).words.length >= STRUNG && !hasProse(sentence)) || hasRun(sentence, isKnown));

  return (answer) => {
    read = new Map();
    const all = saidIn(answer);
    const isList = all.some((sentence) => STRUCTURE.test(sentence));
    const rows = isList ? [] : all.filter(isRow);
    const sentences = all.filter((sentence) => !rows.includes(sentence));
    const found = find(sentences);
    const core = sentences.filter(isCore).join('\n');
    const said = all.filter((sentence) => isCore(sentence) || !isTalk(sentence));
    const finding = saysNothing(answer)
      ? 'nothing'
      : core === '' && rows.length > 0
        ? ofRows(rows, sentences.length > 0)
        : findingOf(sentences, found, said);
    const meeting = new Set(found.flatMap(({ relation, sentence }) => (relation === 'met' ? [sentence] : [])));
    return {
      points: found,
      core,
      said: said.join('\n'),
      isAccounted: said.every((sentence) => meeting.has(sentence)),
      finding,
    };
  };

  /** Rows of the quiz's own words say nothing; one that ends as a sentence, or has a word of its own, may. */
  function ofRows(rows: readonly string[], hasMore: boolean): Finding {
    const isEmpty = (row: string) =>
      !ENUMERATION.test(row) && !PREDICATE.test(plain(row).trim()) && ready(row).words.every(isKnown);
    return !hasMore && rows.every(isEmpty) ? 'strung' : 'bare';
  }

  function findingOf(sentences: readonly string[], found: readonly PointFound[], said: readonly string[]): Finding {
    const words = sentences.flatMap((sentence) => ready(sentence).words);
    const count = (relation: Relation) => found.filter((one) => one.relation === relation).length;
    if (words.length >= 2 && words.every((word) => has(asked, word)) && count('met') === 0) return 'copied';
    if (found.length === 0 || quiz.modelAnswer.trim() === '') return 'open';
    if (count('met') === found.length) return 'met';
    const opposite = found.filter(({ relation }) => relation === 'opposite');
    const denied = opposite.filter(({ share }) => share >= DENIED);
    // What stands beside a denial may be another point in other words.
    const isAll = said.every((sentence) => opposite.some((one) => one.sentence === sentence));
    if (denied.length === found.length || (2 * denied.length >= found.length && count('met') === 0 && isAll))
      return 'opposite';
    return 'open';
  }
}

const RANK: Readonly<Record<Relation, number>> = { met: 3, opposite: 2, partly: 1, none: 0 };
/** A contradiction outweighs what only the same words meet; otherwise more of the point is better. */
const isBetter = (one: { relation: Relation; share: number }, other: { relation: Relation; share: number }) =>
  RANK[one.relation] > RANK[other.relation] ||
  (RANK[one.relation] === RANK[other.relation] && one.share > other.share + 1e-9);

/** Part of a text's words that hold its sentences together, from which it has sentences: Korean has them in most words. */
const PROSE = { korean: 0.34, other: 0.12 } as const;
const HANGUL = /\p{Script=Hangul}/u;

/** Several things told apart by commas are a list of them. */
const ENUMERATION = /,[^,]+,/u;
/** What stands behind a figure or a name in other letters: 29로, UPDATE를. */
const LOOSE = 'x';

const isHolding = (word: string) =>
  FUNCTION_WORDS.has(word) || isInflected(word) || (word.length === 1 && isInflected(LOOSE + word));

/** Words of the quiz in a row inside a sentence. */
const RUN = 4;

/** Whether Korean words of the quiz stand in a row somewhere in a sentence, with nothing that holds them together. */
function hasRun(text: string, isKnown: (word: Telling) => boolean): boolean {
  let run = 0;
  return wordsOf(plain(text)).some((word) => {
    run = HANGUL.test(word) && !isHolding(word) && statementOf(word).words.some(isKnown) ? run + 1 : 0;
    return run >= RUN;
  });
}

/** Whether a text says something in sentences, and is not only words. */
function hasProse(text: string): boolean {
  const words = wordsOf(plain(text));
  const holding = words.filter(isHolding).length;
  return holding >= (HANGUL.test(text) ? PROSE.korean : PROSE.other) * words.length;
}
