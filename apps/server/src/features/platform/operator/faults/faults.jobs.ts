import type { Job } from '../../../../kernel/jobs/job.ts';
import { FAULTS_JOB, watchFaults } from './faults.service.ts';

export const faultsJob: Job = {
  name: FAULTS_JOB,
  define: ({ services }) => ({ name: FAULTS_JOB, cron: '* * * * *', run: () => watchFaults(services) }),
};
