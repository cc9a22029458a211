import { describe, expect, test } from 'vitest';
import { sessionOf, type Who } from '../testing/boot.ts';
import { activeNumber, navigationItems } from './navigation.ts';

const everyone: Who[] = ['guest', 'member', 'instructor', 'manager'];
const authors: Who[] = ['instructor', 'manager'];
const rows: { to: string; title: string; who: Who[]; flag?: 'use_quiz_club' | 'use_lecture_club' }[] = [
  { to: '/', title: '서비스 소개', who: everyone },
  { to: '/quiz', title: '퀴즈클럽', who: everyone, flag: 'use_quiz_club' },
  { to: '/lecture', title: '강의클럽', who: everyone, flag: 'use_lecture_club' },
  { to: '/studyroom', title: 'My 학습방', who: ['member', 'instructor', 'manager'] },
  { to: '/quiz-make', title: 'My 퀴즈', who: authors, flag: 'use_quiz_club' },
  { to: '/my-clubs', title: 'My 퀴즈클럽', who: authors, flag: 'use_quiz_club' },
  { to: '/my-lecture-clubs', title: 'My 강의클럽', who: authors, flag: 'use_lecture_club' },
  { to: '/system/admin/club-approval', title: '관리자', who: ['manager'] },
];
const paths = (items: { to: string }[]) => items.map(({ to }) => to);

describe.each(rows)('$title', ({ to, title, who, flag }) => {
  test.each(everyone)(`is there for %s only if their role allows it`, (person) => {
    const item = navigationItems(sessionOf(person)).find((one) => one.to === to);
    expect(item?.title).toBe(who.includes(person) ? title : undefined);
  });

  test('follows its feature flag and no other', () => {
    for (const off of ['use_quiz_club', 'use_lecture_club'] as const) {
      const shown = paths(navigationItems(sessionOf('manager', { [off]: false })));
      expect(shown.includes(to)).toBe(off !== flag);
    }
  });
});

test('while no flags are loaded only the entries for everyone and for quiz clubs show', () => {
  expect(paths(navigationItems(undefined))).toEqual(['/', '/quiz']);
});

test('an item keeps its number whoever looks', () => {
  const number = (who: Who, to: string) => navigationItems(sessionOf(who)).find((item) => item.to === to)?.number;
  expect(number('guest', '/lecture')).toBe(number('manager', '/lecture'));
  expect(number('guest', '/')).toBe(0);
});

describe('the current item', () => {
  const items = navigationItems(sessionOf('manager'));
  test.each([
    ['/', undefined, 0],
    ['/quiz', undefined, 1],
    ['/quiz/12/quizzes/3', undefined, 1],
    ['/quiz-make', undefined, 4],
    ['/quiz/create', undefined, 5],
    ['/quiz-dashboard/12', undefined, 5],
    ['/quiz-dashboard/12/grading', 1, 5],
    ['/nowhere', 1, 1],
    ['/nowhere', undefined, undefined],
    ['/account/login', 1, undefined],
  ])('at %s after item %s is %s', (path, remembered, expected) => {
    expect(activeNumber(path, items, remembered)).toBe(expected);
  });
});
