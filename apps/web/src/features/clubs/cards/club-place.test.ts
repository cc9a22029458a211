import { expect, test } from 'vitest';
import { clubPath, isInForm } from './club-place.ts';

const club = { clubSequence: 12, clubType: '0100', clubStatus: '0300', isClubAdmin: false };

test.each([
  ['a member of a quiz club', {}, '/quiz/12'],
  ['an admin of a quiz club', { isClubAdmin: true }, '/quiz-dashboard/12'],
  ['a member of any other type', { clubType: '0200' }, '/lecture/12'],
  ['an admin of any other type', { clubType: '9999', isClubAdmin: true }, '/lecture-dashboard/12'],
  ['the author of a club that waits for approval', { clubStatus: '0100', isClubAdmin: true }, '/quiz-dashboard/12'],
])('%s goes to the place of the role', (_, change, path) => {
  expect(clubPath({ ...club, ...change })).toBe(path);
});

test.each([
  ['0000', true, true],
  ['0120', true, true],
  ['0100', true, false],
  ['0300', true, false],
  ['0000', false, false],
])('a club of status %s is still in the form of its admin (%s): %s', (clubStatus, isClubAdmin, expected) => {
  expect(isInForm({ ...club, clubStatus, isClubAdmin })).toBe(expected);
});
