import { z } from 'zod';
import { moment } from '../../http/fields.ts';

/** A kind of background job: what waits and runs of it, and how its last runs ended. */
export const jobReport = z
  .object({
    job: z.string().describe('Its name in the queue'),
    waiting: z.int().describe('Runs that have not begun'),
    runningSeconds: z.int().nullable().describe('How long the oldest run takes by now; null: none is under way'),
    done: z.int().nullable().describe('How far that has come, of `of`; null where it does not tell'),
    of: z.int().nullable(),
    succeededAt: moment.nullable(),
    failedAt: moment.nullable().describe('Of the last failure of the week; a later success may have made good for it'),
    failure: z.string().nullable().describe('What it said of itself'),
  })
  .meta({ id: 'JobReport' });
export type JobReport = z.output<typeof jobReport>;
