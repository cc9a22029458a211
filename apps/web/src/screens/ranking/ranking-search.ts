import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

/** `2026-11`; what is none is this month. */
const monthIn = ({ month }: RawSearch) =>
  typeof month === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {};

export const rankingSearch = (raw: RawSearch): { page?: number; month?: string } => ({
  ...pageIn(raw),
  ...monthIn(raw),
});

/** The month before or after one. */
export function monthBeside(month: string, by: 1 | -1): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
