import { STATISTICS_PERIODS } from '@dure/contract/platform/statistics/statistics-limits';
import { textIn, type RawSearch } from '../../kernel/search-params.ts';

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** How many months, and which is the last one: this month where it is left out. */
export function statisticsSearch(raw: RawSearch): { months?: number; last?: string } {
  const months = STATISTICS_PERIODS.find((count) => count === raw['months']);
  const { last } = textIn(raw, 'last');
  return { ...(months !== undefined && { months }), ...(last !== undefined && MONTH.test(last) && { last }) };
}
