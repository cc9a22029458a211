import { expect, test } from 'vitest';
import {
  gradingNeed,
  gradeDifference,
  needReason,
  queueRank,
  queueState,
  ranksOf,
  stateOfRank,
  type NeedFacts,
} from './grading-need.ts';
import { QUEUE_FILTERS } from './queue/queue-filters.ts';

const facts = (part: Partial<NeedFacts> = {}, grades: Partial<NeedFacts['grades']> = {}): NeedFacts => ({
  answerStatus: '0003',
  coverage: null,
  confidence: null,
  duplicateDifference: null,
  disputed: null,
  isOfficialByAi: false,
  hasFeedback: false,
  isReviewAsked: false,
  ...part,
  grades: { INSTRUCTOR: null, AI: null, SELF: null, ...grades },
});
const rank = (...given: Parameters<typeof facts>) => queueRank(facts(...given)) ?? Number.NaN;

test.each([
  ['review', { isReviewAsked: true }, { AI: 40 }],
  ['review', { isReviewAsked: true, hasFeedback: true }, { INSTRUCTOR: 40 }],
  ['waiting', {}, {}],
  ['waiting', { hasFeedback: true }, { AI: 90, SELF: 90 }],
  ['feedbackMissing', {}, { INSTRUCTOR: 0 }],
  ['graded', { hasFeedback: true }, { INSTRUCTOR: 0 }],
  ['graded', { isOfficialByAi: true }, { AI: 90 }],
  ['feedbackMissing', { isOfficialByAi: true }, { AI: 90, INSTRUCTOR: 80 }],
  ['pre', { answerStatus: '0002' }, {}],
  ['pre', { answerStatus: '0002', hasFeedback: true }, {}],
] as const)('%s: %j with grades %j', (state, part, grades) => {
  expect(queueState(facts(part, grades))).toBe(state);
  expect(stateOfRank(rank(part, grades))).toBe(state);
});

test('a draft is in no queue', () => {
  expect(queueRank(facts({ answerStatus: '0001' }))).toBeNull();
});

test('the states come in their order whatever the need within them', () => {
  const worst = { SELF: 100, AI: 0 };
  const best = [
    rank({ isReviewAsked: true }, { INSTRUCTOR: 50 }),
    rank({ coverage: 0 }, worst),
    rank({}, { ...worst, INSTRUCTOR: 50 }),
    rank({ hasFeedback: true }, { ...worst, INSTRUCTOR: 50 }),
    rank({ answerStatus: '0002' }),
  ];
  const least = [
    rank({ isReviewAsked: true }, { INSTRUCTOR: 50 }),
    rank(),
    rank({}, { INSTRUCTOR: 50 }),
    rank({ hasFeedback: true }, { INSTRUCTOR: 50 }),
    rank({ answerStatus: '0002' }),
  ];
  for (const [index, one] of least.slice(0, -1).entries()) expect(one).toBeLessThan(best[index + 1]!);
});

test('judges far apart come first, the farther the sooner; under 20 points age alone decides', () => {
  const waiting = (self: number) => rank({}, { AI: 60, SELF: self });
  expect([waiting(60), waiting(70), waiting(79)]).toEqual(Array(3).fill(rank()));
  expect(waiting(80)).toBeLessThan(waiting(79));
  expect(waiting(100)).toBeLessThan(waiting(80));
});

test('keywords judge only beside AI, where they are far from it, and not once an instructor has graded', () => {
  expect(gradeDifference(facts({ coverage: 0 }))).toBeNull();
  expect(gradeDifference(facts({ coverage: 0 }, { SELF: 44 }))).toBeNull();
  expect(gradeDifference(facts({ coverage: 0 }, { AI: 82, SELF: 44 }))).toBe(82);
  expect(gradeDifference(facts({ coverage: 33 }, { AI: 82, SELF: 44 }))).toBe(38);
  expect(gradeDifference(facts({ coverage: 0 }, { SELF: 44, INSTRUCTOR: 50, AI: 52 }))).toBe(8);
});

test('an unsure AI calls for an instructor, until one has graded', () => {
  const unsure = (confidence: number, grades = {}) => gradingNeed(facts({ confidence }, { AI: 50, ...grades }));
  expect([unsure(0.9), unsure(0.5), unsure(0.41), unsure(0)]).toEqual([0, 0, 50, 100]);
  expect(unsure(0, { INSTRUCTOR: 50 })).toBe(0);
});

test.each([
  ['unsure', { confidence: 0.3 }, { AI: 50 }, {}],
  ['gradeDifference', { coverage: 60 }, { AI: 58, SELF: 82 }, { points: 24, judges: ['AI', 'SELF'] }],
  ['gradeDifference', {}, { INSTRUCTOR: 40, AI: 45, SELF: 80 }, { points: 40, judges: ['INSTRUCTOR', 'SELF'] }],
  ['gradeDifference', { coverage: 20 }, { AI: 71, SELF: 60 }, { points: 51, judges: ['AI', 'KEYWORDS'] }],
  ['gradeDifference', {}, { AI: 90, INSTRUCTOR: 60 }, { points: 30, judges: ['INSTRUCTOR', 'AI'] }],
  ['duplicateDifference', { duplicateDifference: 12 }, { INSTRUCTOR: 60 }, { points: 12 }],
  ['criterion', { disputed: '까닭' }, { AI: 60 }, { criterion: '까닭' }],
] as const)('%s: %j with grades %j is said', (kind, part, grades, about) => {
  expect(needReason(facts(part, grades))).toEqual({ kind, points: null, judges: null, criterion: null, ...about });
  expect(rank(part, grades)).toBeLessThan(rank({}, 'INSTRUCTOR' in grades ? { INSTRUCTOR: 50 } : {}));
});

test('the strongest reason is said alone, and none where nothing speaks for an answer but its age', () => {
  const both = facts({ confidence: 0.1, disputed: '까닭' }, { AI: 50, SELF: 75 });
  expect(needReason(both)?.kind).toBe('unsure');
  for (const quiet of [
    facts(),
    facts({ confidence: 0.1, disputed: '까닭', isOfficialByAi: true }, { AI: 50 }),
    facts({ duplicateDifference: 9 }),
    facts({ disputed: '까닭' }),
    facts({ disputed: '까닭' }, { INSTRUCTOR: 50, AI: 50 }),
  ])
    expect(needReason(quiet)).toBeNull();
});

test.each([
  ['all', ['review', 'waiting', 'feedbackMissing', 'graded', 'pre']],
  ['graded', ['feedbackMissing', 'graded']],
  ['waiting', ['waiting']],
] as const)('the filter %s takes the ranks of %j', (filter, states) => {
  const { first, last } = ranksOf(filter);
  const inside = new Set<string>();
  for (let at = first; at <= last; at++) inside.add(stateOfRank(at));
  expect([...inside]).toEqual(states);
  expect(QUEUE_FILTERS).toContain(filter);
});
