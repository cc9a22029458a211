import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';
import { STATISTICS_FIGURES } from '../statistics/statistics-figures.ts';
import { STATISTICS_MEANINGS } from '../statistics/statistics-figures.text.ts';
import { MAX_COUNTED_TASKS } from './administration-limits.ts';
import { MANAGER_TASKS } from './manager-tasks.ts';
import { FILE_KINDS, OVERVIEW_FIGURES, type OverviewFigure } from './overview-figures.ts';

const managerTask = z
  .object({
    task: z.enum(MANAGER_TASKS),
    count: z.number().int().min(1).max(MAX_COUNTED_TASKS).describe('Counted to its maximum and no further'),
    since: moment.describe('How long the oldest of them waits'),
    detail: z
      .string()
      .describe(
        'Of clubs the name of the one that waits longest, of mail what the mail server said of the last one, of jobs the name of the last one',
      ),
  })
  .meta({ id: 'ManagerTask' });
export type ManagerTaskView = z.output<typeof managerTask>;

export const getAdministrationOverview = endpoint({
  name: 'getAdministrationOverview',
  method: 'GET',
  path: '/api/manager/v1/overview',
  summary: 'What waits for a manager, most first; what has nothing waiting is left out',
  audience: 'manager',
  response: z.object({ tasks: z.array(managerTask) }),
});
export type AdministrationOverview = z.output<typeof getAdministrationOverview.response>;

const values = Object.fromEntries(
  OVERVIEW_FIGURES.map((figure) => [figure, z.number().nullable().describe(STATISTICS_MEANINGS[figure].meaning)]),
) as Record<OverviewFigure, z.ZodNullable<z.ZodNumber>>;

export const getOverviewFigures = endpoint({
  name: 'getOverviewFigures',
  method: 'GET',
  path: '/api/manager/v1/overview/figures',
  summary: 'How learning goes by week, and what files take',
  audience: 'manager',
  response: z.object({
    weeks: z
      .array(
        z.object({
          from: z.string(),
          values: z.object(values).describe('Null: there is nothing to measure, or it is hidden'),
          hidden: z.array(z.enum(STATISTICS_FIGURES)).describe('Figures of too few people, which are not shown'),
        }),
      )
      .describe('The earliest first; the last one is this week'),
    files: z
      .array(z.object({ kind: z.enum(FILE_KINDS), bytes: z.number().describe('All files of the kind together') }))
      .describe('What takes most first; kinds without files are left out'),
    storageLimit: z.number().nullable().describe('Bytes that they may take together; null: as much as there is'),
  }),
});
export type OverviewFigures = z.output<typeof getOverviewFigures.response>;
