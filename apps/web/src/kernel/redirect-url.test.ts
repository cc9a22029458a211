// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { redirectionCookie, safePath } from './redirect-url.ts';

test.each(['/', '/quiz/12?tab=quizzes#week-3', '/quiz?keyword=%EA%B0%80', '/account/login'])(
  '%s is a path of this site',
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'quiz',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/quiz',
  'javascript:alert(1)',
  ' /quiz',
  'data:text/html,x',
  '/../..//evil.example',
  '/.//evil.example',
])('%j leads nowhere', (value) => {
  expect(safePath(value)).toBeUndefined();
});

test('the cookie gives back only paths of this site', () => {
  redirectionCookie.write('/quiz/3?tab=about');
  expect(redirectionCookie.read()).toBe('/quiz/3?tab=about');
  document.cookie = `redirectionUrl=${encodeURIComponent('//evil.example')}; path=/`;
  expect(redirectionCookie.read()).toBeUndefined();
  redirectionCookie.clear();
  expect(document.cookie).not.toContain('redirectionUrl');
});
