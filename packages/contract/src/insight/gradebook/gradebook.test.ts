import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_STATUS } from '../../codes/answer-status.ts';
import { meanOf } from '../dashboard/club-figures.ts';
import { CELL_STATES } from './cell-states.ts';
import { cellState, hasAnswer, isFinal } from './gradebook-cells.ts';
import { countedGrade, DEFAULT_LAYOUT, inOrder, sumsOf, type CountedCell } from './gradebook-layout.ts';

const nothing = { answerStatus: null, officialGrade: null, isHeld: false, isReviewAsked: false };
const running = { isOpened: true, isOver: false };

describe('a cell', () => {
  const { final, preSubmitted, preDraft } = ANSWER_STATUS;
  test.each([
    ['graded', { answerStatus: final, officialGrade: 80 }, running],
    ['held', { answerStatus: final, officialGrade: 80, isHeld: true }, running],
    ['review', { answerStatus: final, officialGrade: 80, isReviewAsked: true }, running],
    ['waiting', { answerStatus: final }, running],
    ['waiting', { answerStatus: final }, { isOpened: true, isOver: true }],
    ['graded', { answerStatus: final, officialGrade: 0 }, running],
    ['pre', { answerStatus: preSubmitted }, { isOpened: true, isOver: true }],
    ['open', {}, running],
    ['open', { answerStatus: preDraft }, running],
    ['missing', { answerStatus: preDraft }, { isOpened: true, isOver: true }],
    ['missing', {}, { isOpened: true, isOver: true }],
    ['unopened', {}, { isOpened: false, isOver: false }],
    ['unopened', {}, { isOpened: false, isOver: true }],
  ] as const)('is %s', (state, facts, phase) => {
    expect(cellState({ ...nothing, ...facts }, phase)).toBe(state);
  });

  test('has an answer to read, or none', () => {
    expect(CELL_STATES.filter(hasAnswer)).toEqual(['graded', 'held', 'review', 'waiting', 'pre']);
    expect(CELL_STATES.filter(isFinal)).toEqual(['graded', 'held', 'review', 'waiting']);
  });
});

describe('sums', () => {
  const graded: CountedCell = { state: 'graded', grade: 80, isOver: true };
  const held: CountedCell = { state: 'held', grade: 90, isOver: false };
  const missing: CountedCell = { state: 'missing', grade: null, isOver: true };
  const preOnly: CountedCell = { state: 'pre', grade: null, isOver: true };
  const preYet: CountedCell = { state: 'pre', grade: null, isOver: false };
  const waiting: CountedCell = { state: 'waiting', grade: null, isOver: true };
  const cells = [graded, held, missing, preOnly, preYet, waiting];

  test('are of what is scored, as clubs count', () => {
    expect(sumsOf(cells, DEFAULT_LAYOUT)).toEqual({ mean: 85, total: 170, count: 2 });
    expect(sumsOf([], DEFAULT_LAYOUT)).toEqual({ mean: null, total: 0, count: 0 });
  });

  test('take what was due and not handed in for nought where the club says so; what waits for its grader never', () => {
    const rule = { ...DEFAULT_LAYOUT, counting: 'due' } as const;
    expect(cells.map((cell) => countedGrade(cell, rule))).toEqual([80, 90, 0, 0, null, null]);
    expect(sumsOf(cells, rule)).toEqual({ mean: 42.5, total: 170, count: 4 });
  });

  test('leave out what waits for its release where the club says so', () => {
    expect(sumsOf(cells, { ...DEFAULT_LAYOUT, countsHeld: false })).toEqual({ mean: 80, total: 80, count: 1 });
  });

  test('are rounded as told', () => {
    expect([0, 1, 2].map((decimals) => meanOf(200, 3, decimals))).toEqual([67, 66.7, 66.67]);
  });
});

describe('the order of members', () => {
  const member = (
    memberUUID: string,
    nickname: string,
    studentNumber: string | null,
    joinedAt: string | null = null,
  ) => ({
    memberUUID,
    nickname,
    studentNumber,
    joinedAt,
  });
  const ids = (list: readonly { memberUUID: string }[]) => list.map(({ memberUUID }) => memberUUID);
  const people = [
    member('a', '하늘', '20230010', '2026-01-02'),
    member('b', '가람', null, '2026-01-03'),
    member('c', '나라', '20230009', '2026-01-01'),
  ];

  test('is by number with those without one last, by name, or by joining', () => {
    expect(ids(inOrder(people, 'studentNumber'))).toEqual(['c', 'a', 'b']);
    expect(ids(inOrder(people, 'name'))).toEqual(['b', 'c', 'a']);
    expect(ids(inOrder(people, 'joinedAt'))).toEqual(['c', 'a', 'b']);
  });

  test('is the same however they come', () => {
    const some = fc.array(
      fc.record({
        memberUUID: fc.uuid(),
        nickname: fc.constantFrom('가람', '나라'),
        studentNumber: fc.constantFrom(null, '1', '2'),
        joinedAt: fc.constant(null),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, (list) => {
        expect(ids(inOrder(list, 'studentNumber'))).toEqual(ids(inOrder(list.toReversed(), 'studentNumber')));
      }),
    );
  });
});
