// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { swapFont } from './font-swap.ts';

const waitingIn = () => [...document.querySelectorAll('[data-fonts]')].map(({ id }) => id);

test('the page has its letters piece by piece from the top, and no part of it is forgotten', async () => {
  const many = '<i></i>'.repeat(50);
  const part = (id: string, inside = '') => `<section id="${id}">${inside}</section>`;
  document.documentElement.dataset['fonts'] = 'later';
  document.body.innerHTML =
    part('top') + part('frame', part('a', many) + part('b', many) + part('c') + part('d', many));
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
  const paint = async () => {
    frames.splice(0).forEach((next) => next());
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const changed = swapFont();
  expect(document.documentElement.dataset['fonts']).toBeUndefined();
  expect(waitingIn()).toEqual(['top', 'a', 'b', 'c', 'd']);
  await paint();
  expect(waitingIn()).toEqual(['b', 'c', 'd']);
  await paint();
  expect(waitingIn()).toEqual(['d']);
  await paint();
  await changed;
  expect(waitingIn()).toEqual([]);
});
