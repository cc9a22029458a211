import * as endpoints from '@dure/contract/platform/jobs/jobs.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listJobs, retryJob } from './jobs.service.ts';

export const jobRoutes = [
  route(endpoints.listJobs, (unit) => listJobs(unit)),
  route(endpoints.retryJob, (unit, { params }) => retryJob(unit, params.jobId)),
];
