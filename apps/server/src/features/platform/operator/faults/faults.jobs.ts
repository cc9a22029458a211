import type { Job } from '../../../../kernel/jobs/job.ts';
import { watchFaults } from './faults.service.ts';

const NAME = 'faults';

export const faultsJob: Job = {
  name: NAME,
  define: ({ services }) => ({ name: NAME, cron: '* * * * *', run: () => watchFaults(services) }),
};
