import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { STATISTICS_FIGURES, type StatisticsFigure } from './statistics-figures.ts';
import { STATISTICS_MEANINGS } from './statistics-figures.text.ts';
import { LEAST_COUNTED_PEOPLE, MAX_STATISTICS_MONTHS, USUAL_STATISTICS_MONTHS } from './statistics-limits.ts';

const values = Object.fromEntries(
  STATISTICS_FIGURES.map((figure) => [figure, z.number().nullable().describe(STATISTICS_MEANINGS[figure].meaning)]),
) as Record<StatisticsFigure, z.ZodNullable<z.ZodNumber>>;

const period = z.object({
  lastMonth: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('`2026-11`; this month where it is left out or has not come'),
  months: z.coerce.number<number>().int().min(1).max(MAX_STATISTICS_MONTHS).default(USUAL_STATISTICS_MONTHS),
});

const statisticsMonth = z
  .object({
    month: z.string(),
    isOver: z.boolean().describe('Whether nothing can be added to it any more'),
    values: z.object(values).describe('Null: there is nothing to measure, or it is hidden'),
    hidden: z
      .array(z.enum(STATISTICS_FIGURES))
      .describe(`Figures that come from fewer than ${LEAST_COUNTED_PEOPLE} people, and are not shown`),
  })
  .meta({ id: 'StatisticsMonth' });
export type StatisticsMonth = z.output<typeof statisticsMonth>;

export const getStatistics = endpoint({
  name: 'getStatistics',
  method: 'GET',
  path: '/api/manager/v1/statistics',
  summary: "Clubs, activity, learning and AI's part by month of the organisation's time zone; of nobody in particular",
  audience: 'manager',
  query: period,
  response: z.object({ months: z.array(statisticsMonth).describe('The earliest first') }),
});
export type Statistics = z.output<typeof getStatistics.response>;

export const exportStatistics = endpoint({
  name: 'exportStatistics',
  method: 'GET',
  path: '/api/manager/v1/statistics/export',
  summary: 'The same as .xlsx, with what each figure means; it holds no personal data',
  audience: 'manager',
  query: period,
  response: 'file',
  perMinute: 10,
});
