// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placeBlocks } from './place-blocks.ts';
import { renderMarkdown } from './render-markdown.ts';

const blocksOf = (text: string) => [...renderMarkdown(text, 3).childNodes];
const shown = (place: HTMLElement) => [...place.children].map(({ textContent }) => textContent?.trim());

test.each([
  ['$a$\n\n하나\n\n$b$', '$a$\n\n하나 둘\n\n$b$', ['하나 둘']],
  ['$a$', '$a$\n\n다음', ['다음']],
  ['처음\n\n$a$', '$a$', []],
  ['같다\n\n같다\n\n$a$', '같다\n\n$a$', []],
  ['', '처음', ['처음']],
])('from %j to %j only what changed is new', (before, after, expected) => {
  const place = document.createElement('div');
  placeBlocks(place, blocksOf(before));
  // What is drawn later changes a block; it is known by what it said before.
  for (const formula of place.querySelectorAll('[data-math]')) formula.innerHTML = '<i>drawn</i>';
  const changed = placeBlocks(place, blocksOf(after));
  expect(changed.map(({ textContent }) => textContent?.trim())).toEqual(expected);
  const fresh = document.createElement('div');
  fresh.append(renderMarkdown(after, 3));
  expect(shown(place).map((text) => text?.replace('drawn', '…'))).toEqual(
    shown(fresh).map((text) => text?.replace(/^[ab]$/, '…')),
  );
});

test('text that stands in no block stays', () => {
  const place = document.createElement('div');
  placeBlocks(place, blocksOf('<div>글'));
  expect(place.textContent?.trim()).toBe('<div>글');
});

test('the same blocks are put in place once, however often that is asked', () => {
  const place = document.createElement('div');
  const blocks = blocksOf('하나\n\n둘');
  expect(placeBlocks(place, blocks)).toHaveLength(2);
  expect(placeBlocks(place, blocks)).toEqual([]);
  expect(shown(place)).toEqual(['하나', '둘']);
});
