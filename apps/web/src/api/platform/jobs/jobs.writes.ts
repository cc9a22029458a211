import type * as contract from '@dure/contract/platform/jobs/jobs.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getAdministrationOverview } from '../administration/administration.reads.ts';
import { listJobs } from './jobs.reads.ts';

export const retryJob = write<typeof contract.retryJob>(
  'POST /api/manager/v1/jobs/{jobId}/retry',
  () => [listJobs.key()],
  () => [getAdministrationOverview.key()],
);
