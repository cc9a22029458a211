import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';
import { MAX_COUNTED_TASKS } from './administration-limits.ts';
import { MANAGER_TASKS } from './manager-tasks.ts';

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
