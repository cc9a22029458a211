import { expect, test } from 'vitest';
import { foundOf, gradingData } from '../../../apps/server/src/features/grading/grading/ai/provider-question.ts';
import { qwk } from '../figures.ts';
import { OFFICIAL_FROM } from '../measure-grading.ts';
import { validityQuizzes } from './read-validity.ts';

const SURE = 0.95;
/** Answers of which nothing is worth points, and that have most of the model answer's words. */
const WITH_ITS_WORDS = ['negated', 'strung', 'copied'];

/** What a provider says that goes by likeness alone, and is always sure of it: the words that answer and model answer share. */
function byLikeness(modelAnswer: string, answer: string) {
  const words = (text: string) => new Set(text.match(/[\p{L}\p{N}]{2,}/gu));
  const [model, own] = [words(modelAnswer), words(answer)];
  return Math.round(100 * Math.min(1, (1.5 * own.intersection(model).size) / Math.max(1, model.size)));
}
/** What a provider says that knows what people give. */
const byPeople = (given: number) => Math.round(100 * given);

function grades(scoreOf: (modelAnswer: string, answer: string, given: number) => number) {
  return validityQuizzes().flatMap(({ question, modelAnswer, keywords, answers }) =>
    answers.map(({ text: answer, score: given, kind }) => {
      const task = { question, modelAnswer, keywords, rubric: [], examples: [], notes: [], answer };
      const score = scoreOf(modelAnswer, answer, given);
      const reply = { criteria: [], score, justification: '살펴보았어요.', suggestion: '', confidence: SURE };
      const found = foundOf(task, reply, gradingData(task).unread);
      return { ...found, given, kind };
    }),
  );
}

test('through a provider that knows, nearly every answer has a number, and what is official agrees with people', () => {
  const all = grades((_, __, given) => byPeople(given));
  const scored = all.filter(({ score }) => score !== null);
  expect(scored.length).toBeGreaterThanOrEqual(0.95 * all.length);
  const official = scored.filter(({ confidence }) => confidence >= OFFICIAL_FROM);
  expect(official.length).toBeGreaterThanOrEqual(0.95 * all.length);
  expect(
    qwk(
      official.map(({ score }) => score! / 100),
      official.map(({ given }) => given),
    ),
  ).toBeGreaterThanOrEqual(0.8);
});

test('what a provider takes for right by its words is not official where the points decide otherwise', () => {
  const all = grades((modelAnswer, answer) => byLikeness(modelAnswer, answer));
  const wrong = all.filter(({ kind, score, given }) => WITH_ITS_WORDS.includes(kind) && score! > 60 && given <= 0.1);
  expect(wrong.length).toBeGreaterThan(20);
  const official = wrong.filter(({ confidence }) => confidence >= OFFICIAL_FROM);
  expect(official.length / wrong.length).toBeLessThanOrEqual(0.5);
});
