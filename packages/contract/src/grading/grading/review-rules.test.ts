import { expect, test } from 'vitest';
import { reviewVerdict } from './review-rules.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const now = day(20);

test.each([
  ['without a grade', null, null, 'notGradedYet'],
  ['within 7 days of the grade', day(14), null, null],
  ['after 7 days', day(13), null, 'reviewPeriodOver'],
  ['while a request is open', day(14), { askedAt: day(15), answeredAt: null }, 'reviewAlreadyAsked'],
  ['after it was answered', day(14), { askedAt: day(15), answeredAt: day(16) }, 'reviewAlreadyAsked'],
  [
    'after a grade that was given with the answer',
    day(16),
    { askedAt: day(15), answeredAt: day(16) },
    'reviewAlreadyAsked',
  ],
  ['after a newer grade', day(17), { askedAt: day(15), answeredAt: day(16) }, null],
] as const)('%s', (_, gradedAt, latest, verdict) => {
  expect(reviewVerdict({ gradedAt, latest }, now)).toBe(verdict);
});
