import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const BUILD = new URL('../../apps/web/dist/assets/build/', import.meta.url);
/** All below an element that asks what stands in it, without a name of its own, such as Tailwind's `group-has-`. */
const UNNAMED = /:has\((?:[^(){}]|\([^(){}]*\))*\)\s+\*/;
const ASKS_FOR_EMPTY = /:has\([^{}]*:empty/;
const PRINT = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Selectors for the screen after which each letter that is typed styles the whole page anew. */
const slowIn = (css: string) =>
  css
    .replaceAll(PRINT, '')
    .split(/[{}]/)
    .filter((part) => UNNAMED.test(part) || ASKS_FOR_EMPTY.test(part));

test('what is typed does not style the whole page anew', async () => {
  const names = (await readdir(BUILD)).filter((name) => name.endsWith('.css'));
  expect(names).not.toEqual([]);
  for (const name of names) expect(slowIn(await readFile(new URL(name, BUILD), 'utf8'))).toEqual([]);
});

test('a selector for all below what holds something is refused, and one for what is empty within', () => {
  expect(slowIn('.wide\\/shell:is(:where(.shell):has([data-panes]) *){width:auto}')).toHaveLength(1);
  expect(slowIn('.notes:not(:has(:not(:empty))){display:none}')).toHaveLength(1);
  expect(slowIn('body:has([data-panes]) [data-line]{width:auto}')).toEqual([]);
  expect(slowIn('@media print{body:has([data-sheet]) *{visibility:hidden}}')).toEqual([]);
});
