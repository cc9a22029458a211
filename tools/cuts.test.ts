import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** A text that is cut by its bound: of a hundred and more, or of a length, text, quote, cell, heading or title. */
const CUT = /\.slice\(0, (?:\d{3,}|MAX_[A-Z_]*(?:LENGTH|TEXT|QUOTE|CELL|HEADING|TITLE))\)(?!\.join)/;
const cutsIn = (text: string): string[] => text.split('\n').filter((line) => CUT.test(line) && !line.includes('[...'));

test('a text is cut by cutText, which goes through no character', () => {
  const found = sourceFiles(/^(?:apps|packages)\/.*\.tsx?$/)
    .filter((file) => !/\.test(?:-help)?\.tsx?$/.test(file))
    .flatMap((file) => cutsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('a cut by units is found, one by characters is not', () => {
  expect(cutsIn('const heading = line.slice(0, 200);')).toHaveLength(1);
  expect(cutsIn('setQuote(passage.text.slice(0, MAX_QUOTE));')).toHaveLength(1);
  expect(cutsIn('const quotes = quotesIn(text).slice(0, MAX_QUOTES);')).toEqual([]);
  expect(cutsIn("const title = [...url].slice(0, 200).join('');")).toEqual([]);
  expect(cutsIn('const beginning = cutText(line, 200);')).toEqual([]);
});
