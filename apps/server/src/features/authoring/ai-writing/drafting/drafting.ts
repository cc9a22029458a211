import { cleanDocument } from '../../../../kernel/language/guard/document.ts';
import { Passages } from '../../../../kernel/language/search/passages.ts';
import { judgeOf, type Judged } from '../../../../kernel/language/writing/drafts/judge.ts';
import { draftModelAnswer } from '../../../../kernel/language/writing/model-answer.ts';
import { draftQuizzes } from '../../../../kernel/language/writing/questions.ts';

/** A piece of the content that was read, with where it stands. */
export interface ReadPassage {
  readonly position: number;
  readonly unitNo: number | null;
  readonly heading: string;
  readonly text: string;
}

export interface BuiltInDraft {
  readonly question: string;
  readonly answer: string;
  readonly keywords: readonly string[];
  /** The words it rests on, each with the place of its passage among those given. */
  readonly sources: readonly { readonly at: number; readonly quote: string }[];
  /** Whether nothing speaks against it. */
  readonly isSure: boolean;
}

/** Work on all of a content: it takes seconds for a long one, so it is done beside the server's own thread. */
export type DraftingTask =
  /** The passages without what speaks to whoever reads them. */
  | { readonly kind: 'clean'; readonly texts: readonly string[] }
  /** A draft for each of `questions`: its model answer or, for null, a quiz; null where the content has none. */
  | {
      readonly kind: 'drafts';
      readonly texts: readonly string[];
      /** What stands above each of them. */
      readonly headings: readonly string[];
      readonly questions: readonly (string | null)[];
    }
  /** Whether each draft says what its sources say, as the content has them. */
  | { readonly kind: 'judge'; readonly texts: readonly string[]; readonly drafts: readonly Judged[] }
  /** For each question the places of the passages that say most of what it asks, in their order. */
  | {
      readonly kind: 'nearest';
      readonly texts: readonly string[];
      readonly questions: readonly string[];
      readonly count: number;
    };
export interface DraftingResults {
  readonly clean: readonly string[];
  readonly drafts: readonly (BuiltInDraft | null)[];
  readonly judge: readonly boolean[];
  readonly nearest: readonly (readonly number[])[];
}

/** What the process that does a task answers. */
export interface DraftingWord {
  readonly drafted: DraftingResults[DraftingTask['kind']];
}

/** What is asked in the end: a long question tells a case first, and tables and code answer to nothing. */
const askedIn = (question: string): string =>
  question
    .split(/\n{2,}/u)
    .filter((part) => !/^\s*[|`]/u.test(part))
    .at(-1) ?? question;

function answerTo(question: string, texts: readonly string[], near: readonly number[]): BuiltInDraft | null {
  const among = near.map((at) => texts[at]!);
  const drafted = draftModelAnswer(question, among) ?? draftModelAnswer(askedIn(question), among);
  if (!drafted) return null;
  const sources = drafted.sources.map(({ at, sentence }) => ({ at: near[at]!, quote: sentence }));
  return { question, answer: drafted.modelAnswer, keywords: drafted.keywords, sources, isSure: true };
}

/** Places among so many, as far apart as they can be. */
const spread = (count: number, most: number): number[] =>
  Array.from({ length: Math.min(count, most) }, (_, at) => Math.floor((at * count) / Math.min(count, most)));

/** Passages that quizzes are made of: of a long content as many, from its beginning to its end. */
const ASKED_ABOUT = 300;

/** Passages in which an answer is looked for sentence by sentence, and others beside them that tell common words from rare ones. */
const NEAR = 40;
const BESIDE = 80;

const amongOthers = (near: readonly number[], count: number): number[] =>
  [...new Set([...near, ...spread(count, NEAR + BESIDE)])].toSorted((one, other) => one - other);

function nearestOf(texts: readonly string[], questions: readonly string[], count: number): number[][] {
  const passages = new Passages(texts);
  return questions.map((question) =>
    passages
      .find(question, count)
      .map(({ at }) => at)
      .toSorted((one, other) => one - other),
  );
}

function answersTo(questions: readonly string[], texts: readonly string[]): (BuiltInDraft | null)[] {
  const near = nearestOf(texts, questions, NEAR);
  return questions.map((question, at) => answerTo(question, texts, amongOthers(near[at]!, texts.length)));
}

function quizzesOf(texts: readonly string[], headings: readonly string[], count: number): BuiltInDraft[] {
  const places = spread(texts.length, ASKED_ABOUT);
  const chosen = places.map((at) => ({ text: texts[at]!, heading: headings[at] ?? '' }));
  return draftQuizzes(chosen, count).map(({ question, modelAnswer, keywords, at, sentences, isSure }) => ({
    question,
    answer: modelAnswer,
    keywords,
    sources: sentences.map((quote) => ({ at: places[at]!, quote })),
    isSure,
  }));
}

type Drafts = Extract<DraftingTask, { kind: 'drafts' }>;

function draftsOf({ texts, headings, questions }: Drafts): (BuiltInDraft | null)[] {
  const asked = questions.filter((question) => question !== null);
  const answers = asked.length === 0 ? [] : answersTo(asked, texts);
  const open = questions.length - asked.length;
  const quizzes = open === 0 ? [] : quizzesOf(texts, headings, open);
  return questions.map((question) => (question === null ? quizzes.shift() : answers.shift()) ?? null);
}

export function draft(task: DraftingTask): DraftingResults[DraftingTask['kind']] {
  const { texts } = task;
  switch (task.kind) {
    case 'clean':
      return texts.map(cleanDocument);
    case 'nearest':
      return nearestOf(texts, task.questions, task.count);
    case 'drafts':
      return draftsOf(task);
    case 'judge':
      return task.drafts.map(judgeOf(texts));
  }
}
