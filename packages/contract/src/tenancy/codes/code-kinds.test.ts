import { expect, test } from 'vitest';
import { isFixedCode, nextCode } from './code-kinds.ts';

test('a code follows those of its kind, a job those of its job group', () => {
  expect(nextCode('JOB_GROUP', null, ['0100', '0200', '0300', '0400'])).toBe('0500');
  expect(nextCode('JOB_GROUP', null, [])).toBe('0100');
  expect(nextCode('JOB', '0300', ['0101', '0301', '0306'])).toBe('0307');
  expect(nextCode('JOB', '0500', ['0101'])).toBe('0501');
  expect(nextCode('JOB_LEVEL', null, ['1', '2', '10'])).toBe('11');
});

test('whatever codes there are, the next one is none of them', () => {
  expect(nextCode('JOB', 'A', ['0001', 'B'])).toBe('0002');
  const full = Array.from({ length: 99 }, (_, at) => `03${String(at + 1).padStart(2, '0')}`);
  expect(full).not.toContain(nextCode('JOB', '0300', [...full, '0400']));
});

test('the four job groups of the specification stay', () => {
  expect(['0100', '0200', '0300', '0400', '0500'].map((code) => isFixedCode('JOB_GROUP', code))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(isFixedCode('JOB', '0100')).toBe(false);
});
