import { resumePeriodText as text } from './resume-period.text.ts';
import { MONTHS_A_YEAR } from './resume-limits.ts';

/** When a story began and ended, under the specification's names; months are 1 to 12, and both ends count. */
export interface ResumePeriod {
  readonly startedAtYear: number;
  readonly startedAtMonth: number;
  readonly finishedAtYear: number;
  readonly finishedAtMonth: number;
}
export type PeriodField = keyof ResumePeriod;
/** The same while it is typed. */
export type TypedPeriod = Readonly<Record<PeriodField, string>>;

/** In the order that they are looked at, and told. */
export const PERIOD_FIELDS = [
  'startedAtYear',
  'startedAtMonth',
  'finishedAtYear',
  'finishedAtMonth',
] as const satisfies readonly PeriodField[];

export interface PeriodFault {
  readonly path: PeriodField;
  readonly message: string;
}

const DIGITS = /^\d{4}$/;
const YEAR = /^(?:19|20)\d{2}$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

const yearFault = (year: string, wrong: string): string | undefined => {
  if (!DIGITS.test(year)) return text.yearDigits;
  return YEAR.test(year) ? undefined : wrong;
};
const monthFault = (month: string, wrong: string): string | undefined => (MONTH.test(month) ? undefined : wrong);

/** What is wrong with a period while it is typed: the first sentence of each field, in the specification's order (section 5). */
export function periodFaults(typed: TypedPeriod): PeriodFault[] {
  const { startedAtYear, startedAtMonth, finishedAtYear, finishedAtMonth } = typed;
  const startYear = yearFault(startedAtYear, text.startYearWrong);
  const startMonth = monthFault(startedAtMonth, text.startMonthWrong);
  const isEarlierYear = startYear === undefined && finishedAtYear < startedAtYear;
  const endYear = yearFault(finishedAtYear, text.endYearWrong) ?? (isEarlierYear ? text.endYearEarlier : undefined);
  const isEarlierMonth =
    startYear === undefined &&
    startMonth === undefined &&
    finishedAtYear === startedAtYear &&
    Number(finishedAtMonth) < Number(startedAtMonth);
  const endMonth =
    monthFault(finishedAtMonth, text.endMonthWrong) ?? (isEarlierMonth ? text.endMonthEarlier : undefined);
  const sentences = {
    startedAtYear: startYear,
    startedAtMonth: startMonth,
    finishedAtYear: endYear,
    finishedAtMonth: endMonth,
  };
  return PERIOD_FIELDS.flatMap((path) => {
    const message = sentences[path];
    return message === undefined ? [] : [{ path, message }];
  });
}

/** The period that is typed; null while something of it is wrong. */
export function periodOf(typed: TypedPeriod): ResumePeriod | null {
  if (periodFaults(typed).length > 0) return null;
  return {
    startedAtYear: Number(typed.startedAtYear),
    startedAtMonth: Number(typed.startedAtMonth),
    finishedAtYear: Number(typed.finishedAtYear),
    finishedAtMonth: Number(typed.finishedAtMonth),
  };
}

/** As it is typed: a month has two digits. */
export const typedPeriod = (period: ResumePeriod): TypedPeriod => ({
  startedAtYear: String(period.startedAtYear),
  startedAtMonth: String(period.startedAtMonth).padStart(2, '0'),
  finishedAtYear: String(period.finishedAtYear),
  finishedAtMonth: String(period.finishedAtMonth).padStart(2, '0'),
});

/** Months since the year 0: the first one, and the one behind the last. */
const spanOf = (period: ResumePeriod): readonly [number, number] => [
  period.startedAtYear * MONTHS_A_YEAR + period.startedAtMonth - 1,
  period.finishedAtYear * MONTHS_A_YEAR + period.finishedAtMonth,
];

/** How many months a period has; a month counts at both ends. */
export function monthsOf(period: ResumePeriod): number {
  const [from, until] = spanOf(period);
  return until - from;
}

/** How many months all of them have together: one that several have counts once. */
export function monthsOfAll(periods: readonly ResumePeriod[]): number {
  let months = 0;
  let counted = 0;
  for (const [from, until] of periods.map(spanOf).toSorted((a, b) => a[0] - b[0])) {
    months += Math.max(0, until - Math.max(from, counted));
    counted = Math.max(counted, until);
  }
  return months;
}

/** `1년 6개월`, `2년` or `10개월`. */
export function periodLabel(months: number): string {
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  const parts = [...(years > 0 ? [text.years(years)] : []), ...(rest > 0 || years === 0 ? [text.months(rest)] : [])];
  return parts.join(' ');
}
