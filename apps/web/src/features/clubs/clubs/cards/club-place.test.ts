import { expect, test } from 'vitest';
import { clubPath, formPath } from './club-place.ts';

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
  ['0100', '0000', true, '/quiz/create'],
  ['0100', '0120', true, '/quiz/create'],
  ['0200', '0000', true, '/my-lecture-clubs/create'],
  ['0100', '0100', true, undefined],
  ['0200', '0300', true, undefined],
  ['0100', '0000', false, undefined],
])('a club of type %s and status %s is written by its admin (%s) at %s', (clubType, clubStatus, isClubAdmin, path) => {
  expect(formPath({ ...club, clubType, clubStatus, isClubAdmin })).toBe(path);
});
