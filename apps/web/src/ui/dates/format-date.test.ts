import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDay,
  formatShortDateTime,
  formatTime,
} from './format-date.ts';

describe('dates', () => {
  it.each([
    ['2026-11-20', '2026.11.20 (금)'],
    ['2026-11-22', '2026.11.22 (일)'],
    ['2028-02-29', '2028.02.29 (화)'],
    ['1969-12-31', '1969.12.31 (수)'],
    // 15:00 in London is the next day in Seoul.
    ['2026-11-19T15:00:00Z', '2026.11.20 (금)'],
    ['2026-11-19T14:59:59Z', '2026.11.19 (목)'],
    [new Date('2026-12-31T15:00:00Z'), '2027.01.01 (금)'],
    [Date.UTC(2026, 10, 20, 3), '2026.11.20 (금)'],
  ])('%s is %s in Seoul', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('a calendar day is the same day in every time zone', () => {
    for (const zone of ['Asia/Seoul', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(formatDay('2026-11-20', zone)).toBe('2026.11.20');
  });

  it('an instant is shown in the given time zone', () => {
    expect(formatDateTime('2026-11-20T00:30:00Z', 'America/New_York')).toBe('2026.11.19 (목) 19:30');
  });

  it('midnight is 00:00 of the day that begins', () => {
    expect(formatDateTime('2026-11-19T15:00:00Z')).toBe('2026.11.20 (금) 00:00');
  });

  it('the time has two figures each', () => {
    expect(formatTime('2026-11-18T00:04:00Z')).toBe('09:04');
  });

  it('what is no date is refused', () => {
    expect(() => formatDate('gestern')).toThrow(RangeError);
  });

  it('neighbouring days have neighbouring numbers across a month', () => {
    expect(dayNumber('2026-12-01') - dayNumber('2026-11-30')).toBe(1);
  });
});

describe('short dates', () => {
  it('leaves out the year of today', () => {
    expect(formatShortDateTime('2026-11-18T00:14:00Z', Date.UTC(2026, 10, 20))).toBe('11.18 09:14');
  });

  it('says another year', () => {
    expect(formatShortDateTime('2025-11-18T00:14:00Z', Date.UTC(2026, 10, 20))).toBe('2025.11.18 09:14');
  });
});

describe('ranges', () => {
  it.each([
    ['2026-11-02', '2026-12-20', '2026.11.02 – 12.20'],
    ['2026-11-23', '2027-01-08', '2026.11.23 – 2027.01.08'],
    ['2026-11-02', '2026-11-02', '2026.11.02'],
    ['2026-11-02', '2027-11-02', '2026.11.02 – 2027.11.02'],
    ['2026-12-31T14:00:00Z', '2026-12-31T16:00:00Z', '2026.12.31 – 2027.01.01'],
  ])('%s to %s is %s', (start, end, text) => {
    expect(formatDateRange(start, end)).toBe(text);
  });
});
