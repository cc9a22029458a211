import { expect, test } from 'vitest';
import { clubSearch, tabOf, tabsFor } from './club-search.ts';

test.each([
  ['a visitor', { enter: false, manage: false }, ['about']],
  ['a member', { enter: true, manage: false }, ['week', 'quizzes', 'answers', 'growth', 'members', 'about']],
  ['a member who runs it', { enter: true, manage: true }, ['week', 'quizzes', 'answers', 'growth', 'members', 'about']],
  ['an admin who takes no part', { enter: false, manage: true }, ['quizzes', 'members', 'about']],
])('%s has the tabs %s', (_, can, tabs) => {
  expect(tabsFor(can)).toEqual(tabs);
});

test.each([
  ['?tab=growth', { tab: 'growth' }, { enter: true, manage: false }, 'growth'],
  ['nothing', {}, { enter: true, manage: false }, 'week'],
  ['a tab of others', { tab: 'growth' }, { enter: false, manage: false }, 'about'],
  ['nonsense', { tab: 'scores' }, { enter: false, manage: true }, 'quizzes'],
])('an address with %s opens the right tab', (_, raw, can, tab) => {
  expect(tabOf(clubSearch(raw), tabsFor(can))).toBe(tab);
});
