import type { Job } from '../../kernel/jobs/job.ts';
import { type BriefAsked, makeBrief } from './making.service.ts';

export const BRIEF_JOB = 'quiz-brief';

/** Makes briefs that were asked for; what a server died over the queue gives to another. */
export const briefJob: Job = {
  name: BRIEF_JOB,
  define: ({ services }) => ({
    name: BRIEF_JOB,
    atOnce: 4,
    run: (data: object) => makeBrief(services, data as BriefAsked),
  }),
};
