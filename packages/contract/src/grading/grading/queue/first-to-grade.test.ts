import { expect, test } from 'vitest';
import { firstToGrade } from './first-to-grade.ts';
import type { Graders } from '../graders.endpoints.ts';
import type { ClubQueueItem } from '../grading-queue.endpoints.ts';

const person = (memberUUID: string) => ({ memberUUID, nickname: memberUUID, profileImageUrl: '' });
const itemOf = (sequence: number, part: Partial<ClubQueueItem> = {}) =>
  ({
    clubQuizAnswerSequence: sequence,
    quizSequence: sequence,
    member: person(`member-${sequence}`),
    answerStatus: '0003',
    grades: { INSTRUCTOR: null, AI: null, SELF: null },
    state: 'waiting',
    ...part,
  }) as ClubQueueItem;
const graded = { grades: { INSTRUCTOR: 80, AI: null, SELF: null }, state: 'graded' } as const;
const alone: Graders = { graders: [], looks: [], split: null, version: 0 };
const NOW = Date.parse('2026-11-20T03:00:00Z');
const lookAt = (clubQuizAnswerSequence: number, until: string) => ({
  ...{ clubQuizAnswerSequence, until },
  member: person('other'),
});
const part = (memberUUID: string, quizzes: number[]) => ({ memberUUID, quizzes, from: '', share: 0 });
const two = ['me', 'other'].map((id) => ({ member: person(id), gradedCount: 0 }));
const split = { kind: 'QUIZ' as const, parts: [part('other', [1]), part('me', [2])] };

test.each<readonly [string, readonly ClubQueueItem[], Graders, number | undefined]>([
  ['nothing where there is nothing', [], alone, undefined],
  ['the first that waits for a grade', [itemOf(1, graded), itemOf(2), itemOf(3)], alone, 2],
  ['the first of all where everything is graded', [itemOf(1, graded), itemOf(2, graded)], alone, 1],
  [
    'none that another looks at just now',
    [itemOf(1), itemOf(2)],
    { ...alone, looks: [lookAt(1, '2026-11-20T03:00:05Z')] },
    2,
  ],
  [
    'one that another looked at before',
    [itemOf(1), itemOf(2)],
    { ...alone, looks: [lookAt(1, '2026-11-20T02:59:59Z')] },
    1,
  ],
  ["none of another's part", [itemOf(1), itemOf(2)], { ...alone, graders: two, split }, 2],
  ['one of a part whose grader is gone', [itemOf(1), itemOf(2)], { ...alone, graders: two.slice(0, 1), split }, 1],
  ["another's where nothing else waits", [itemOf(1), itemOf(2, graded)], { ...alone, graders: two, split }, 1],
])('opened first is %s', (_, items, graders, sequence) => {
  expect(firstToGrade(items, graders, 'me', NOW)?.clubQuizAnswerSequence).toBe(sequence);
});
