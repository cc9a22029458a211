import { describe, expect, it } from 'vitest';
import { clockLeft, crossedMark, deadlineState } from './deadline.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// 2026-11-20 10:00 in Seoul.
const now = Date.UTC(2026, 10, 20, 1);

describe('what is left where one writes', () => {
  it.each([
    [-1, '마감됨', 'passed'],
    [0, '마감됨', 'passed'],
    [1, '마감까지 1분 미만', 'today'],
    [MINUTE, '마감까지 1분', 'today'],
    [HOUR - 1, '마감까지 59분', 'today'],
    [HOUR, '마감까지 1시간', 'today'],
    [6 * HOUR + 12 * MINUTE, '마감까지 6시간 12분', 'today'],
    [DAY - 1, '마감까지 23시간 59분', 'today'],
    [DAY, '마감까지 1일', 'later'],
    [3 * DAY + 4 * HOUR + 50 * MINUTE, '마감까지 3일 4시간', 'later'],
  ])('%d ms before is %s (%s)', (left, text, urgency) => {
    expect(deadlineState(now + left, now, 'minute')).toEqual({ text, urgency });
  });
});

describe('the day in a list', () => {
  it.each([
    [-1, '마감됨', 'passed'],
    [MINUTE, '오늘 마감', 'today'],
    [14 * HOUR - 1, '오늘 마감', 'today'],
    [14 * HOUR, '내일 마감', 'today'],
    [DAY + 13 * HOUR, '내일 마감', 'later'],
    [DAY + 14 * HOUR, '마감까지 2일', 'later'],
  ])('%d ms before is %s (%s)', (left, text, urgency) => {
    expect(deadlineState(now + left, now, 'day')).toEqual({ text, urgency });
  });

  it('is the day of the tenant', () => {
    const due = now + 5 * HOUR;
    expect(deadlineState(due, now, 'day', 'Asia/Seoul').text).toBe('오늘 마감');
    expect(deadlineState(due, now, 'day', 'America/New_York').text).toBe('내일 마감');
  });
});

describe('the clock of the last day', () => {
  it.each([
    [6 * HOUR + 12 * MINUTE + 40_000, '6:12:40'],
    [59_001, '0:01:00'],
    [1, '0:00:01'],
    [0, '0:00:00'],
  ])('%d ms are %s', (left, text) => expect(clockLeft(left)).toBe(text));

  it('is said at an hour and at ten minutes, once each, and not when the time is over', () => {
    expect(crossedMark(HOUR + 1, HOUR)).toBe(true);
    expect(crossedMark(HOUR, HOUR - 1000)).toBe(false);
    expect(crossedMark(11 * MINUTE, 9 * MINUTE)).toBe(true);
    expect(crossedMark(2 * HOUR, 0)).toBe(false);
  });
});
