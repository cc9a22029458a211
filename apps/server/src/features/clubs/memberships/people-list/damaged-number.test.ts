import { expect, test } from 'vitest';
import { damagesIn } from './damaged-number.ts';

test.each([
  ['2.02312E+09', 'scientific', null],
  ['2.0231234E+07', 'scientific', '20231234'],
  ['2E+07', 'scientific', null],
  ['20231234.0', 'decimal', '20231234'],
  ['20,231,234', 'grouped', '20231234'],
  ["'01234567", 'apostrophe', '01234567'],
  ['\u20182023-0012', 'apostrophe', '2023-0012'],
  ['03월 01일', 'date', '3-1'],
  ['1-Mar', 'date', '3-1'],
  ['2023-12-03', 'date', '20231203'],
  ['2023. 1. 2.', 'date', '20230102'],
  ['2023-12-03 12:00', 'date', '20231203'],
])('%s was damaged by a spreadsheet', (value, kind, repair) =>
  expect(damagesIn([value])(value)).toEqual({ kind, repair }),
);

test.each([
  '20231234',
  '2023-1234',
  'A2023E01',
  '2023-12345',
  'CS-2023-01',
  '5E12',
  '1234.5',
  '3-1',
  '1-Max',
  "'A1",
  '1,23',
  '2023-13-01',
  '',
])('%s is a number as somebody gave it', (value) => expect(damagesIn([value])(value)).toBeUndefined());

test('a number that lost its noughts is told by the others, where some of them have one', () => {
  expect(damagesIn(['01234567', '01234568', '11234569', '1234560'])('1234560')).toEqual({
    kind: 'short',
    repair: '01234560',
  });
  expect(damagesIn(['20231234', '20231235', '20231236', '2023'])('2023')).toBeUndefined();
  expect(damagesIn(['01', '02', '1'])('1')).toBeUndefined();
});

test('numbers that are written in parts, of which one is no date, are no dates', () => {
  expect(damagesIn(['2023-10-01', '2023-10-45'])('2023-10-01')).toBeUndefined();
});
