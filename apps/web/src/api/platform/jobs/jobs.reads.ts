import type * as contract from '@dure/contract/platform/jobs/jobs.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listJobs = read<typeof contract.listJobs>('GET /api/manager/v1/jobs', { staleTime: 0 });
