import { expect, test } from 'vitest';
import { firstCallsOf, normalCall } from './first-calls.ts';

const CODES = '/api/v1/codes';
const CLUBS = '/api/v1/clubs?page=1&size=12';
const DUE = '/api/v1/my/due-quizzes';
const MESSAGES = '/api/v1/my/messages';

test.each([
  ['/', '', false, [CLUBS]],
  ['/', '', true, [DUE, MESSAGES, '/api/v1/my/home']],
  ['/quiz', '', false, [CLUBS, CODES]],
  ['/quiz', '', true, [CLUBS, CODES, DUE]],
  ['/quiz', '?page=2', true, [CODES, DUE]],
  ['/account/login', '?redirect_url=%2F', false, ['/api/v1/accounts/demo']],
  ['/quiz/7', '', false, ['/api/v1/clubs/7/about']],
  ['/quiz/7', '', true, [...['about', 'week'].map((call) => `/api/v1/clubs/7/${call}`), MESSAGES]],
  ['/quiz/7', '?tab=about', true, ['/api/v1/clubs/7/about', MESSAGES]],
  ['/quiz/07', '', true, undefined],
  ['/my-clubs', '', true, undefined],
])('%s%s of somebody logged in (%s) asks first for %j', (pathname, search, logged, calls) => {
  expect(firstCallsOf({ pathname, search, logged, teaches: false })).toEqual(calls);
});

test('home asks for what waits for those who teach', () => {
  const visit = { pathname: '/', search: '', logged: true, teaches: true };
  expect(firstCallsOf(visit)).toEqual([DUE, MESSAGES, '/api/v1/my/waiting-quizzes', '/api/v1/my/teaching-week']);
});

test('addresses of first calls are normal, whatever the order of their parameters', () => {
  expect(normalCall('/api/v1/clubs', new URLSearchParams({ size: '12', page: '1' }))).toBe(CLUBS);
  expect(normalCall('/api/v1/codes', new URLSearchParams())).toBe(CODES);
});
