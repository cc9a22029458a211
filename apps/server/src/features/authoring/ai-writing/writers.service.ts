import type { Services } from '../../../kernel/unit.ts';
import { AiStopped, type AiStop, askAi } from '../../assistance/ai/ai.public.ts';
import { draftInChild } from './drafting/draft-in-child.ts';
import type { BuiltInDraft, ReadPassage } from './drafting/drafting.ts';
import type { WrittenDraft } from './drafts.queries.ts';
import {
  cleanKeywords,
  MODEL_ANSWER_PROMPT,
  MODEL_ANSWER_TOKENS,
  modelAnswerData,
  modelAnswerShape,
  partsOf,
  QUIZ_TOKENS,
  QUIZZES_PROMPT,
  quizzesData,
  quizzesShape,
  quotedIn,
  within,
} from './provider-drafts.ts';

/** What a writer is given, and where it puts what it wrote. */
export interface Work {
  readonly services: Services;
  readonly tenantId: string;
  readonly memberId: string;
  readonly writing: number;
  /** For whom it is written, in words; empty where nobody said. */
  readonly audience: string;
  readonly passages: readonly ReadPassage[];
  readonly keep: (draft: WrittenDraft) => Promise<unknown>;
  /** Notes why no provider is asked. */
  readonly noteStop: (stop: AiStop) => Promise<unknown>;
}
interface Asked {
  readonly position: number;
  readonly question: string;
}

/** Model answers that are asked for at a time. */
const BESIDE = 4;
const QUIZZES_A_CALL = 5;
const NEAREST = 24;

/** A content that says nothing of a question makes an empty answer. */
const nothingOf = (question: string): BuiltInDraft => ({
  question,
  answer: '',
  keywords: [],
  sources: [],
  isSure: true,
});

const builtIn = (position: number, draft: BuiltInDraft, passages: readonly ReadPassage[]): WrittenDraft => ({
  position,
  question: draft.question,
  answer: draft.answer,
  keywords: draft.keywords,
  is_sure: draft.isSure,
  sources: draft.sources.map(({ at, quote }) => {
    const { position: place, unitNo, heading } = passages[at]!;
    return { position: place, unitNo, heading, quote };
  }),
  model: null,
  prompt_version: null,
});

const headingsOf = (passages: readonly ReadPassage[]) => passages.map(({ heading }) => heading);
const textsOf = (passages: readonly ReadPassage[]) => passages.map(({ text }) => text);

/** What each question is answered from: all of a short content, of a long one what is about the question. */
async function passagesFor(passages: readonly ReadPassage[], questions: readonly string[]): Promise<ReadPassage[][]> {
  if (within(passages).length === passages.length) return questions.map(() => [...passages]);
  const near = await draftInChild({ kind: 'nearest', texts: textsOf(passages), questions, count: NEAREST });
  return near.map((places) => within(places.map((at) => passages[at]!)));
}

async function askForAnswer(work: Work, { position, question }: Asked, passages: readonly ReadPassage[]) {
  const { value, model, prompt } = await askAi(work.services, {
    tenantId: work.tenantId,
    memberId: work.memberId,
    purpose: 'MODEL_ANSWER',
    clubSequence: null,
    key: `model-answer/${work.writing}/${position}/${MODEL_ANSWER_PROMPT.version}`,
    prompt: MODEL_ANSWER_PROMPT,
    data: modelAnswerData(question, work.audience, passages),
    schema: modelAnswerShape,
    maxOutputTokens: MODEL_ANSWER_TOKENS,
  });
  await work.keep({
    position,
    question,
    answer: value.answer.trim(),
    keywords: cleanKeywords(value.keywords),
    sources: quotedIn(passages, value.sources),
    is_sure: true,
    model,
    prompt_version: prompt,
  });
}

/** Asks until no provider is asked any more; answers what is left, and the first failure once all had their turn. */
async function askInTurn<T>(work: Work, items: readonly T[], ask: (item: T) => Promise<void>): Promise<T[]> {
  const left: T[] = [];
  let stop: AiStop | undefined;
  let failure: unknown;
  for (let begun = 0; begun < items.length; begun += BESIDE) {
    const some = items.slice(begun, begun + BESIDE);
    if (stop !== undefined || failure !== undefined) {
      left.push(...some);
      continue;
    }
    const ended = await Promise.allSettled(some.map(ask));
    for (const [at, one] of ended.entries()) {
      if (one.status === 'fulfilled') continue;
      if (one.reason instanceof AiStopped) {
        stop = one.reason.reason;
        left.push(some[at]!);
      } else failure ??= one.reason;
    }
  }
  if (failure !== undefined) throw failure;
  if (stop !== undefined) await work.noteStop(stop);
  return left;
}

/** Drafts a model answer for each question. */
export async function writeModelAnswers(work: Work, asked: readonly Asked[]): Promise<void> {
  const { passages } = work;
  const given = await passagesFor(
    passages,
    asked.map(({ question }) => question),
  );
  const pairs = asked.map((one, at) => [one, given[at]!] as const);
  const left = await askInTurn(work, pairs, ([one, its]) => askForAnswer(work, one, its));
  if (left.length === 0) return;
  const questions = left.map(([{ question }]) => question);
  const drafts = await draftInChild({
    kind: 'drafts',
    texts: textsOf(passages),
    headings: headingsOf(passages),
    questions,
  });
  for (const [at, [{ position, question }]] of left.entries())
    await work.keep(builtIn(position, drafts[at] ?? nothingOf(question), passages));
}

interface Part {
  /** The place of its first quiz, from 1. */
  readonly first: number;
  readonly count: number;
  readonly passages: readonly ReadPassage[];
}

async function askForQuizzes(work: Work, { first, count, passages }: Part): Promise<number> {
  const { value, model, prompt } = await askAi(work.services, {
    tenantId: work.tenantId,
    memberId: work.memberId,
    purpose: 'QUIZ',
    clubSequence: null,
    key: `quizzes/${work.writing}/${first}/${QUIZZES_PROMPT.version}`,
    prompt: QUIZZES_PROMPT,
    data: quizzesData(count, work.audience, passages),
    schema: quizzesShape(count),
    maxOutputTokens: count * QUIZ_TOKENS,
  });
  const drafts = value.quizzes.map(({ question, answer, keywords, sources }) => ({
    question: question.trim(),
    answer: answer.trim(),
    keywords: cleanKeywords(keywords),
    sources: quotedIn(passages, sources),
  }));
  // The same judge as for the built-in drafts: what it doubts is offered behind the others.
  const sure = await draftInChild({
    kind: 'judge',
    texts: passages.map(({ heading, text }) => `${heading}\n${text}`),
    drafts: drafts.map(({ question, answer, sources }) => ({
      question,
      answer,
      quotes: sources.map(({ quote }) => quote),
    })),
  });
  for (const [at, draft] of drafts.entries())
    await work.keep({ ...draft, position: first + at, is_sure: sure[at]!, model, prompt_version: prompt });
  return value.quizzes.length;
}

/** Drafts quizzes, a few a call, each call from another part of the content; answers how many there are. */
export async function writeQuizzes(work: Work, wanted: number): Promise<number> {
  const { passages } = work;
  const calls = Math.ceil(wanted / QUIZZES_A_CALL);
  const cut = partsOf(passages, Math.min(calls, passages.length));
  const share = Math.ceil(wanted / cut.length);
  const parts = cut.flatMap((part, at) => {
    const first = 1 + at * share;
    const count = Math.min(share, wanted - at * share);
    return count > 0 ? [{ first, count, passages: part }] : [];
  });
  let made = 0;
  const left = await askInTurn(work, parts, async (part) => void (made += await askForQuizzes(work, part)));
  if (left.length === 0) return made;
  const count = left.reduce((sum, part) => sum + part.count, 0);
  const places = left.flatMap(({ first, count: many }) => Array.from({ length: many }, (_, at) => first + at));
  const questions = Array.from({ length: count }, () => null);
  const drafted = await draftInChild({
    kind: 'drafts',
    texts: textsOf(passages),
    headings: headingsOf(passages),
    questions,
  });
  const drafts = drafted.filter((one) => one !== null);
  for (const [at, one] of drafts.entries()) await work.keep(builtIn(places[at]!, one, passages));
  return made + drafts.length;
}
