import { ownWords } from '@dure/contract/answering/answers/own-words';
import { rubricScore } from '@dure/contract/grading/grading/rubric-score';
import { z } from 'zod';
import { readPrompt } from '../../../../kernel/ai/prompt.ts';
import { readAnswer } from '../../../../kernel/language/guard/guard.ts';
import { keywordsSaid } from '../../../../kernel/language/text/keywords.ts';
import type { Found, GradingTask, Span } from './grader.ts';
import { isDoubtful } from './provider-doubts.ts';

export const GRADING_PROMPT = readPrompt(import.meta.url, 'grading');
export const GRADING_OUTPUT_TOKENS = 3000;
const EXAMPLES = 10;
/** Where something in the answer spoke to its grader, or a grade contradicts itself, nobody is to rely on it. */
const DOUBTFUL = 0.5;

const whole = z.number().int().min(0).max(100);

/** What a provider has to say of an answer: one entry for each criterion. */
const shapeOf = (criteria: number) =>
  z.object({
    criteria: z
      .array(
        z.object({
          name: z.string(),
          points: whole,
          reason: z.string().min(1).max(600),
          evidence: z.array(z.string().max(600)).max(5),
        }),
      )
      .length(criteria),
    score: whole,
    justification: z.string().min(1).max(1200),
    suggestion: z.string().max(600),
    confidence: z.number().min(0).max(1),
  });
export type GradingReply = z.output<ReturnType<typeof shapeOf>>;

const shapes = new Map<number, ReturnType<typeof shapeOf>>();

/** The same for all rubrics of so many criteria: a shape is compiled when it is first used. */
export function gradingShape({ rubric: { length } }: Pick<GradingTask, 'rubric'>): ReturnType<typeof shapeOf> {
  const shape = shapes.get(length) ?? shapeOf(length);
  shapes.set(length, shape);
  return shape;
}

const withoutEmpty = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));

/** The criteria, each with what instructors noted of it; notes on the whole stand behind them. */
function rubricData({ rubric, notes }: GradingTask): string {
  const of = (criterion: string) => notes.filter((note) => note.criterion === criterion).map(({ text }) => text);
  const criteria = rubric.map((one) => (of(one.name).length > 0 ? { ...one, notes: of(one.name) } : one));
  const all = of('').length > 0 ? [...criteria, { notes: of('') }] : criteria;
  return all.length === 0 ? '' : JSON.stringify(all);
}

/** The data of a question: of the answer only what is no order to its grader. */
export function gradingData(task: GradingTask): { readonly data: Record<string, string>; readonly unread: string[] } {
  const { question, modelAnswer, keywords } = task;
  const { text, unread } = readAnswer(task.answer, { question, modelAnswer, keywords });
  const read = (answer: string) => readAnswer(answer, { question, modelAnswer, keywords }).text;
  const examples = task.examples.slice(0, EXAMPLES).map(({ text: its, score }) => ({ score, answer: read(its) }));
  const data = withoutEmpty({
    question,
    modelAnswer,
    keywords: keywords.join(', '),
    rubric: rubricData(task),
    examples: examples.length === 0 ? '' : JSON.stringify(examples),
  });
  return { data: { ...data, answer: text }, unread: [...unread] };
}

/** Where the given words stand in the answer's own; what is not among them is no evidence. */
function spansOf(answer: string, quotes: readonly string[]): Span[] {
  return quotes.flatMap((quote) => {
    const words = quote.trim();
    const start = words === '' ? -1 : answer.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
}

/** What the provider said, in the shape of every grader; keywords are counted here, and the score goes by the rubric. */
export function foundOf(task: GradingTask, reply: GradingReply, unread: readonly string[]): Found {
  const { rubric, answer } = task;
  const own = ownWords(answer);
  const criteria = reply.criteria.map(({ points, reason, evidence }, at) => ({
    name: rubric[at]!.name,
    points,
    reason,
    evidence: spansOf(own, evidence),
  }));
  const byName = Object.fromEntries(criteria.map(({ name, points }) => [name, points]));
  const { hit, missed } = keywordsSaid(answer, task.keywords);
  const score = rubricScore(rubric, byName) ?? reply.score;
  const isDoubted = unread.length > 0 || isDoubtful(task, reply, criteria, score);
  return {
    score,
    justification: reply.justification,
    criteria,
    points: [],
    keywordsHit: hit,
    keywordsMissed: missed,
    suggestion: reply.suggestion,
    confidence: isDoubted ? Math.min(reply.confidence, DOUBTFUL) : reply.confidence,
    unread: [...unread],
  };
}
