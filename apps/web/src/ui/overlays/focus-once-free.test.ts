// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusOnceFree } from './focus-once-free.ts';

function page() {
  document.body.innerHTML = '<main><h2 tabindex="-1">제목</h2></main>';
  return { main: document.querySelector('main')!, heading: document.querySelector('h2')! };
}

test('what is free is focused at once', () => {
  const { heading } = page();
  focusOnceFree(heading);
  expect(document.activeElement).toBe(heading);
});

test('what a closing dialog keeps inert is focused when it is gone', async () => {
  const { main, heading } = page();
  main.setAttribute('inert', '');
  focusOnceFree(heading);
  expect(document.activeElement).toBe(document.body);
  main.removeAttribute('inert');
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('who goes on meanwhile keeps the focus', async () => {
  const { main, heading } = page();
  main.setAttribute('inert', '');
  focusOnceFree(heading)();
  main.removeAttribute('inert');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
