// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { changeLetters } from './change-letters.ts';

const waitingIn = () => [...document.querySelectorAll('[data-fonts]')].map(({ id }) => id);

test('what is seen has the page’s letters at once, what lies below the window soon after, and none is forgotten', async () => {
  const many = '<i></i>'.repeat(100);
  const part = (id: string, inside = '') => `<section id="${id}">${inside}</section>`;
  document.documentElement.dataset['fonts'] = 'later';
  document.body.innerHTML =
    part('seen') +
    `<div id="frame">${part('across', part('cut') + part('under'))}${part('a', many)}${part('b', many)}</div>`;
  const places: Record<string, [top: number, bottom: number]> = {
    seen: [0, 300],
    frame: [300, 3000],
    across: [300, 1000],
    cut: [300, 900],
    under: [900, 1000],
    a: [1000, 2000],
    b: [2000, 3000],
  };
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = places[this.id] ?? [0, 0];
    return { top, bottom } as DOMRect;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
  const paint = async () => {
    frames.splice(0).forEach((next) => next());
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const changed = changeLetters();
  expect(document.documentElement.dataset['fonts']).toBeUndefined();
  expect(waitingIn()).toEqual(['under', 'a', 'b']);
  await paint();
  expect(waitingIn()).toEqual(['b']);
  await paint();
  await changed;
  expect(waitingIn()).toEqual([]);
});
