import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';
import { jobReport } from './job-report.ts';

const failedJob = z
  .object({
    jobId: z.uuid(),
    job: z.string().describe('Its name in the queue'),
    failedAt: moment,
    tries: z.int().describe('How often it was tried'),
    failure: z.string().describe('What it said of itself, without addresses of people'),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.output<typeof failedJob>;

export const listJobs = endpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/api/manager/v1/jobs',
  summary: "The organisation's own background jobs of the last week, by kind, and those that were given up",
  audience: 'manager',
  response: z.object({
    jobs: z.array(jobReport).describe('What is done for all organisations at once is not among them'),
    failed: z.array(failedJob).describe('The latest first; nobody tries them again unless somebody asks for it'),
  }),
});
export type OwnJobs = z.output<typeof listJobs.response>;

export const retryJob = endpoint({
  name: 'retryJob',
  method: 'POST',
  path: '/api/manager/v1/jobs/{jobId}/retry',
  summary: 'Tries a job again that was given up',
  audience: 'manager',
  params: z.object({ jobId: z.uuid().toLowerCase() }),
  response: z.object({}),
});
