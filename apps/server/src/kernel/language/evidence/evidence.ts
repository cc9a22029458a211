import { saysNothing } from '../grading/says-nothing.ts';
import { modelText } from '../grading/points.ts';
import type { Quiz } from '../grading/quiz.ts';
import { FUNCTION_WORDS } from '../guard/orders.text.ts';
import { plain } from '../text/plain.ts';
import { isInflected, wordsOf } from '../text/words.ts';
import { isAlike } from './alike.ts';
import { MARKED, POINTING, TOPIC } from './opposites.text.ts';
import { relationOf, type Point, type Relation } from './relation.ts';
import { statementOf, type Statement, type Telling } from './statement.ts';
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
 * without a sentence. `met`: every point in its sense. `opposite`: points denied or changed, and none met. `elsewhere`: about
 * something else. `bare`: words without a sentence, not all of them the quiz's. `open`: a person has to read it.
 */
export type Finding = 'nothing' | 'copied' | 'strung' | 'met' | 'opposite' | 'elsewhere' | 'bare' | 'open';

export interface Evidence {
  readonly finding: Finding;
  readonly points: readonly PointFound[];
  /** The sentences that have a word of the points; empty where none has. */
  readonly core: string;
}

/** What the question gives counts little in a point. */
const GIVEN = 0.35;
const NAME = 1.5;
/** Words of the quiz in a row that are no chance. */
const STRUNG = 5;
/** Marks, colons and numbers make a list of what would only be words. */
const STRUCTURE = /^\s*[-–•*]\s|[;→]|:(?:\s|$)|\s\/\s|->|(?:^|\s)\(?\d{1,2}[).]\s|[\u2460-\u2473]/u;
/** Share of a point from which its denial is no chance. */
const DENIED = 0.6;
/** Words from which an answer with nothing of the points is about something. */
const SAYS_SOMETHING = 4;

const has = (words: readonly Telling[], word: Telling) => words.some((one) => isAlike(one, word));

function readyPoints(quiz: Quiz): { texts: string[]; points: Point[]; asked: readonly Telling[] } {
  const asked = statementOf(quiz.question).words;
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

  const find = (sentences: readonly string[]): PointFound[] => {
    const ready = (windows: readonly Window[]) => windows.map(({ text, at }) => ({ statement: statementOf(text), at }));
    const close = ready(closeWindows(sentences));
    let wide: typeof close | undefined;
    return points.map((point, at) => {
      let best: { relation: Relation; share: number; at: number } = { relation: 'none', share: 0, at: -1 };
      const look = (windows: typeof close, isWide: boolean) => {
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
      if (best.relation === 'none' || best.relation === 'partly') look((wide ??= ready(wideWindows(sentences))), true);
      return {
        point: texts[at]!,
        relation: best.relation,
        share: best.share,
        sentence: best.relation === 'none' ? null : sentences[best.at]!,
      };
    });
  };
  const isCore = (sentence: string) => {
    const { words } = statementOf(sentence);
    return words.some((word) => has(own, word));
  };

  /** Whether a sentence is only words in a row; what stands beside it makes no sentence of it. */
  const isRow = (sentence: string) => isProse && statementOf(sentence).words.length >= STRUNG && !hasProse(sentence);

  return (answer) => {
    const all = saidIn(answer);
    const isList = all.some((sentence) => STRUCTURE.test(sentence));
    const rows = isList ? [] : all.filter(isRow);
    const sentences = all.filter((sentence) => !rows.includes(sentence));
    const found = find(sentences);
    const core = sentences.filter(isCore).join('\n');
    const finding = saysNothing(answer)
      ? 'nothing'
      : core === '' && rows.length > 0
        ? ofRows(rows)
        : findingOf(sentences, found);
    return { points: found, core, finding };
  };

  function ofRows(rows: readonly string[]): Finding {
    return rows.every((row) => statementOf(row).words.every(isKnown)) ? 'strung' : 'bare';
  }

  function findingOf(sentences: readonly string[], found: readonly PointFound[]): Finding {
    const { words } = statementOf(sentences.join('\n'));
    const count = (relation: Relation) => found.filter((one) => one.relation === relation).length;
    if (words.length >= 2 && words.every((word) => has(asked, word)) && count('met') === 0) return 'copied';
    if (found.length === 0) return 'open';
    if (count('met') === found.length) return 'met';
    const denied = found.filter(({ relation, share }) => relation === 'opposite' && share >= DENIED);
    if (2 * denied.length >= found.length && count('met') === 0) return 'opposite';
    const isApart = words.length >= SAYS_SOMETHING && !words.some((word) => has(own, word));
    return isApart && namesAnother(sentences[0] ?? '', isKnown) ? 'elsewhere' : 'open';
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

/** Whether a text says something in sentences, and is not only words. */
function hasProse(text: string): boolean {
  const words = wordsOf(plain(text));
  const holding = words.filter((word) => FUNCTION_WORDS.has(word) || isInflected(word)).length;
  return holding >= (HANGUL.test(text) ? PROSE.korean : PROSE.other) * words.length;
}

/** Behind a verb with the same ending stands what it belongs to. */
const DEFINED = /^(?:an?\s)?(\p{Script=Latin}{3,})(?:\s\p{Script=Latin}+){0,2}\s(?:is|are|was|were)\b/iu;

/** Whether a sentence is about something that the quiz does not name, by its subject. */
function namesAnother(sentence: string, isKnown: (word: Telling) => boolean): boolean {
  const text = plain(sentence).trim();
  const [, korean, behind = ''] = TOPIC.exec(text) ?? [];
  const subject = korean !== undefined && !MARKED.test(behind) ? korean : DEFINED.exec(text)?.[1];
  if (subject === undefined || POINTING.has(subject) || FUNCTION_WORDS.has(subject)) return false;
  return !statementOf(subject).words.some(isKnown);
}
