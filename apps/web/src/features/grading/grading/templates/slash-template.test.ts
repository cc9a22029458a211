import { expect, test } from 'vitest';
import { inPlace, slashToken } from './slash-template.ts';

test.each([
  ['/', 1, { start: 0, end: 1, sought: '' }],
  ['좋아요. /통', 7, { start: 5, end: 7, sought: '통' }],
  ['좋아요.\n/통계 뒤', 8, { start: 5, end: 8, sought: '통계' }],
  ['1/2', 3, null],
  ['https://a', 9, null],
  ['/통 ', 3, null],
])('in %j at %i', (text, caret, token) => {
  expect(slashToken(text, caret)).toEqual(token);
});

test('the words take its place', () => {
  expect(inPlace('앞 /통 뒤', { start: 2, end: 4, sought: '통' }, '통계를 보세요.')).toEqual({
    text: '앞 통계를 보세요. 뒤',
    caret: 10,
  });
});
