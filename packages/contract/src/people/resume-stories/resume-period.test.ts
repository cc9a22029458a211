import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  monthsOf,
  monthsOfAll,
  periodFaults,
  periodLabel,
  periodOf,
  typedPeriod,
  type ResumePeriod,
} from './resume-period.ts';

const typed = (startedAtYear: string, startedAtMonth: string, finishedAtYear: string, finishedAtMonth: string) => ({
  startedAtYear,
  startedAtMonth,
  finishedAtYear,
  finishedAtMonth,
});
const faultsOf = (...given: Parameters<typeof typed>) =>
  periodFaults(typed(...given)).map(({ path, message }) => `${path}: ${message}`);

test('a year needs four digits before it is looked at', () => {
  const digits = '년도 4자리를 입력해 주세요.';
  for (const year of ['', '2', '202', '20245', '20a4', ' 2024', '２０２４'])
    expect(faultsOf(year, '3', '2025', '8')).toEqual([`startedAtYear: ${digits}`]);
  expect(faultsOf('2024', '3', '25', '8')).toEqual([`finishedAtYear: ${digits}`]);
});

test('a year is of the 1900s or the 2000s', () => {
  expect(faultsOf('1899', '3', '2025', '8')).toEqual(['startedAtYear: 올바른 시작 년도를 입력해 주세요.']);
  expect(faultsOf('2024', '3', '2100', '8')).toEqual(['finishedAtYear: 올바른 종료 년도를 입력해 주세요.']);
  for (const year of ['1900', '1999', '2000', '2099']) expect(faultsOf(year, '1', '2099', '12')).toEqual([]);
});

test('a month is 1 to 12, with or without its zero', () => {
  for (const month of ['', '0', '00', '13', '1a', '-1', '003'])
    expect(faultsOf('2024', month, '2025', '8')).toEqual(['startedAtMonth: 올바른 시작월을 입력해 주세요.']);
  expect(faultsOf('2024', '3', '2025', '13')).toEqual(['finishedAtMonth: 올바른 종료월을 입력해 주세요.']);
  for (const month of ['1', '01', '9', '09', '10', '12']) expect(faultsOf('2024', '1', '2024', month)).toEqual([]);
});

test('the end is not earlier than the start: by year first, by month within one year', () => {
  expect(faultsOf('2025', '6', '2024', '8')).toEqual(['finishedAtYear: 시작연도 보다 작을 수 없습니다.']);
  expect(faultsOf('2025', '6', '2025', '4')).toEqual(['finishedAtMonth: 시작월 보다 작을 수 없습니다.']);
  expect(faultsOf('2025', '10', '2025', '9')).toEqual(['finishedAtMonth: 시작월 보다 작을 수 없습니다.']);
  expect(faultsOf('2025', '06', '2025', '6')).toEqual([]);
  expect(faultsOf('2024', '12', '2025', '1')).toEqual([]);
});

test('what is compared with a start that is wrong is not called earlier', () => {
  expect(faultsOf('20', '13', '1999', '1')).toEqual([
    'startedAtYear: 년도 4자리를 입력해 주세요.',
    'startedAtMonth: 올바른 시작월을 입력해 주세요.',
  ]);
  expect(faultsOf('', '', '', '')).toHaveLength(4);
});

const month = fc.integer({ min: 1900 * 12, max: 2100 * 12 - 1 });
/** Near one another, so that many overlap. */
const near = fc.integer({ min: 2019 * 12, max: 2023 * 12 });
const periodIn = (months: typeof month) =>
  fc.tuple(months, months).map((both): ResumePeriod => {
    const [from, until] = both.toSorted((a, b) => a - b) as [number, number];
    return {
      startedAtYear: Math.floor(from / 12),
      startedAtMonth: (from % 12) + 1,
      finishedAtYear: Math.floor(until / 12),
      finishedAtMonth: (until % 12) + 1,
    };
  });

/** Every month of a period, turned over one leaf of the calendar after another. */
function leavesOf({ startedAtYear, startedAtMonth, finishedAtYear, finishedAtMonth }: ResumePeriod): string[] {
  const leaves: string[] = [];
  for (let year = startedAtYear; year <= finishedAtYear; year += 1)
    for (let leaf = 1; leaf <= 12; leaf += 1) {
      const isBefore = year === startedAtYear && leaf < startedAtMonth;
      const isBehind = year === finishedAtYear && leaf > finishedAtMonth;
      if (!isBefore && !isBehind) leaves.push(`${year}-${leaf}`);
    }
  return leaves;
}

test('months count inclusively, as the leaves of a calendar do', () => {
  expect(monthsOf({ startedAtYear: 2024, startedAtMonth: 3, finishedAtYear: 2024, finishedAtMonth: 3 })).toBe(1);
  expect(monthsOf({ startedAtYear: 2024, startedAtMonth: 3, finishedAtYear: 2025, finishedAtMonth: 8 })).toBe(18);
  fc.assert(
    fc.property(periodIn(month), (period) => {
      expect(monthsOf(period)).toBe(leavesOf(period).length);
    }),
  );
});

test('a month that several periods have counts once in the total, whatever their order', () => {
  const periods = fc.array(fc.oneof(periodIn(near), periodIn(month)), { maxLength: 8 });
  fc.assert(
    fc.property(periods, (all) => {
      expect(monthsOfAll(all)).toBe(new Set(all.flatMap(leavesOf)).size);
      expect(monthsOfAll(all.toReversed())).toBe(monthsOfAll(all));
    }),
    { numRuns: 300 },
  );
});

test('the total of the drawing: 18 and 10 months, three of them in both', () => {
  const market = { startedAtYear: 2024, startedAtMonth: 3, finishedAtYear: 2025, finishedAtMonth: 8 };
  const library = { startedAtYear: 2025, startedAtMonth: 6, finishedAtYear: 2026, finishedAtMonth: 3 };
  expect(monthsOfAll([market, library])).toBe(25);
  expect(periodLabel(25)).toBe('2년 1개월');
  expect(monthsOfAll([])).toBe(0);
});

test('a period is told in years and months, without the part that is none', () => {
  expect([1, 10, 12, 18, 24, 25, 0].map(periodLabel)).toEqual([
    '1개월',
    '10개월',
    '1년',
    '1년 6개월',
    '2년',
    '2년 1개월',
    '0개월',
  ]);
});

test('what is typed and what is kept are the same period', () => {
  fc.assert(
    fc.property(periodIn(month), (period) => {
      expect(periodOf(typedPeriod(period))).toEqual(period);
    }),
  );
  expect(periodOf(typed('2024', '3', '2025', ''))).toBeNull();
});
