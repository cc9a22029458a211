// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clockTime, videoMemory } from './video-memory.ts';

test('each film is found again where it was left, and one that ended at its beginning', () => {
  videoMemory.keepPlace(1, 372.9);
  videoMemory.keepPlace(2, 5);
  expect([videoMemory.place(1), videoMemory.place(2), videoMemory.place(3)]).toEqual([372, 5, 0]);
  videoMemory.keepPlace(1, 0);
  expect(videoMemory.place(1)).toBe(0);
});

test('of many films the latest fifty are kept', () => {
  for (let post = 1; post <= 60; post += 1) videoMemory.keepPlace(post, post);
  expect([videoMemory.place(10), videoMemory.place(11), videoMemory.place(60)]).toEqual([0, 11, 60]);
});

test('a speed that nobody offers counts as the usual one', () => {
  videoMemory.keepRate(1.25);
  expect(videoMemory.rate()).toBe(1.25);
  videoMemory.keepRate(9);
  expect(videoMemory.rate()).toBe(1);
});

test('times are written as on a clock', () => {
  expect([0, 140, 3723.9].map(clockTime)).toEqual(['0:00', '2:20', '1:02:03']);
});
