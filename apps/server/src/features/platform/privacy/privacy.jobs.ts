import { purgeJob } from '../../../kernel/jobs/purge-job.ts';
import { deleteLooksBefore } from './looks/looks.queries.ts';
import { oldestLook } from './looks/looks.service.ts';

/** Drops the record of who looked after its year, in the quietest hour of the night in Seoul. */
export const looksPurgeJob = purgeJob('looks-purge', '53 18 * * *', (tenantId, now) =>
  deleteLooksBefore(tenantId, oldestLook(now)),
);
