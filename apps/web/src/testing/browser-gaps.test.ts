// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { interrupt, interruption } from '../kernel/interruptions.ts';

test('a test that fails half-way leaves the document as it stands', () => {
  document.body.innerHTML = '<main inert></main><div role="dialog"></div>';
  document.body.style.overflow = 'hidden';
  document.documentElement.style.overflow = 'hidden';
  document.documentElement.dataset['theme'] = 'dark';
  localStorage.setItem('activeIndex', '1');
  sessionStorage.setItem('place', '1');
  interrupt({ kind: 'unauthenticated', message: '' });
  expect(interruption.get()).not.toBeNull();
});

test('its neighbour begins on an empty one', () => {
  expect(document.documentElement.outerHTML.replace(/<head>.*<\/head>/s, '')).toBe('<html><body></body></html>');
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(interruption.get()).toBeNull();
});
