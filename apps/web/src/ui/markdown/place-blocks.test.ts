// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placeBlocks } from './place-blocks.ts';
import { renderMarkdown } from './render-markdown.ts';

const shown = (place: HTMLElement) => [...place.children].map(({ textContent }) => textContent?.trim());

test.each([
  ['$a$\n\n하나\n\n$b$', '$a$\n\n하나 둘\n\n$b$', ['하나 둘']],
  ['$a$', '$a$\n\n다음', ['다음']],
  ['처음\n\n$a$', '$a$', []],
  ['같다\n\n같다\n\n$a$', '같다\n\n$a$', []],
  ['', '처음', ['처음']],
])('from %j to %j only what changed is new', (before, after, expected) => {
  const place = document.createElement('div');
  placeBlocks(place, renderMarkdown(before, 3));
  // What is drawn later changes a block; it is known by what it said before.
  for (const formula of place.querySelectorAll('[data-math]')) formula.innerHTML = '<i>drawn</i>';
  const changed = placeBlocks(place, renderMarkdown(after, 3));
  expect(changed.map(({ textContent }) => textContent?.trim())).toEqual(expected);
  const fresh = document.createElement('div');
  fresh.append(renderMarkdown(after, 3));
  expect(shown(place).map((text) => text?.replace('drawn', '…'))).toEqual(
    shown(fresh).map((text) => text?.replace(/^[ab]$/, '…')),
  );
});

test('text that stands in no block stays', () => {
  const place = document.createElement('div');
  placeBlocks(place, renderMarkdown('<div>글', 3));
  expect(place.textContent?.trim()).toBe('<div>글');
});
