import { expect, test } from 'vitest';
import { checkClub } from './check-club.ts';
import { emptyClub, emptyQuiz, type ClubValues } from './club-values.ts';
import { proposedClub } from './new-club.ts';
import { unfilled } from './unfilled.ts';

const proposed = proposedClub(Date.parse('2026-11-22T03:00:00Z'), 'Asia/Seoul', {
  jobGroups: ['0300'],
  jobs: [],
  jobLevels: ['L1'],
});
const forms: readonly (readonly [string, ClubValues])[] = [
  ['an empty one', emptyClub],
  ['a new one', proposed],
  ['one without its end', { ...proposed, endAt: null }],
  ['one with a quiz to be written', { ...proposed, quizzes: [emptyQuiz(1, proposed.startAt), emptyQuiz(2, null)] }],
  ['one with nothing but spaces', { ...proposed, clubName: '  ', description: ' ' }],
];

test.each(forms)('before the schemas are here a form says the same as with them: %s', (_, values) => {
  expect(unfilled(values)).toEqual(checkClub(values));
});
