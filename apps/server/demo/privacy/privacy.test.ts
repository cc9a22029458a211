import { expect, test } from 'vitest';
import { storyTime } from '../story-time.ts';
import { agreedAt } from './privacy.part.ts';

test.each([
  ['2026-11-24T03:00:00Z', '2026-11-22', '2026-11-21T15:00:00Z'],
  ['2026-11-24T03:00:00Z', '2026-11-24', '2026-11-23T15:00:00Z'],
  ['2027-06-01T03:00:00Z', '2026-11-22', '2027-03-02T15:00:00Z'],
  ['2026-11-20T03:00:00Z', '2026-11-22', '2026-11-19T15:00:00Z'],
])(
  'on %s the text of %s was agreed to on the day it came at the earliest, and not after today',
  (now, version, day) => {
    expect(agreedAt(version, storyTime(new Date(now)))).toEqual(new Date(day));
  },
);
