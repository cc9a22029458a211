import { expect, test } from 'vitest';
import { moveInGrid, typedScore } from './grid-keys.ts';

const size = { rows: 20, columns: 8, pageRows: 5 };
const move = (key: string, from = { row: 6, column: 3 }, held: { ctrlKey?: boolean; altKey?: boolean } = {}) =>
  moveInGrid(from, { key, ctrlKey: false, metaKey: false, altKey: false, ...held }, size);

test.each([
  ['ArrowUp', 5, 3],
  ['ArrowDown', 7, 3],
  ['ArrowLeft', 6, 2],
  ['ArrowRight', 6, 4],
  ['Home', 6, 0],
  ['End', 6, 7],
  ['PageUp', 1, 3],
  ['PageDown', 11, 3],
])('%s leads to row %i, column %i', (key, row, column) => {
  expect(move(key)).toEqual({ row, column });
});

test('no key leads out of the grid', () => {
  expect(move('ArrowUp', { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(move('PageUp', { row: 2, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(move('PageDown', { row: 18, column: 7 })).toEqual({ row: 19, column: 7 });
  expect(move('ArrowRight', { row: 18, column: 7 })).toEqual({ row: 18, column: 7 });
});

test('with Ctrl a key leads to the end of its way', () => {
  expect(move('Home', undefined, { ctrlKey: true })).toEqual({ row: 0, column: 0 });
  expect(move('End', undefined, { ctrlKey: true })).toEqual({ row: 19, column: 7 });
  expect(move('ArrowDown', undefined, { ctrlKey: true })).toEqual({ row: 19, column: 3 });
});

test('other keys, and those of the browser, are left alone', () => {
  expect(move('a')).toBeUndefined();
  expect(move('ArrowLeft', undefined, { altKey: true })).toBeUndefined();
});

test('a score is typed digit by digit and never leaves 0 to 100', () => {
  expect(typedScore('', '8')).toBe('8');
  expect(typedScore('8', '4')).toBe('84');
  expect(typedScore('10', '0')).toBe('100');
  expect(typedScore('84', '1')).toBe('84');
  expect(typedScore('0', '7')).toBe('7');
  expect(typedScore('84', 'Backspace')).toBe('8');
  expect(typedScore('84', 'x')).toBeUndefined();
});
