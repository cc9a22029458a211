import { features } from './features.ts';
import { cleaningJob } from './kernel/jobs/cleaning.ts';
import type { Job } from './kernel/jobs/job.ts';

/** Everything that runs in the background. */
export const jobs: readonly Job[] = [cleaningJob, ...features.flatMap((feature) => feature.jobs ?? [])];
