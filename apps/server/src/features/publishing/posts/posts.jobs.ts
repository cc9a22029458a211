import { POPULAR_DAYS } from '@dure/contract/publishing/posts/post-limits';
import { dayAfter, dayOf } from '../../../kernel/calendar/months.ts';
import { forEachTenant, forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { renewPostContents } from '../../authoring/contents/contents.public.ts';
import { unusedFilesJob } from '../../tenancy/files/files.public.ts';
import { deleteUnusedFiles } from './files/films.queries.ts';
import { deleteViewsBefore, recountViews } from './reading/interest.queries.ts';

/** Removes covers, films and captions that no post took within a day, or that a post has replaced. */
export const postFilesJob = unusedFilesJob('post-files', '47 18 * * *', deleteUnusedFiles);

const CONTENTS = 'post-contents';

/** An article whose time has come, or that came back, is what quizzes read that rest on it. */
export const postContentsJob: Job = {
  name: CONTENTS,
  define: ({ services }) => ({
    name: CONTENTS,
    cron: '*/5 * * * *',
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: CONTENTS, data }, progress, (tenantId) =>
        services.database.transaction(tenantId, (transaction) =>
          renewPostContents({ tenantId, now: services.clock.now(), services }, transaction, null),
        ),
      ),
  }),
};

const VIEWS = 'post-views';

/** Forgets who looked at what more than 30 days ago; what is popular is counted by what remains. */
export const postViewsJob: Job = {
  name: VIEWS,
  define: ({ services: { clock, database, tenants } }) => ({
    name: VIEWS,
    cron: '7 * * * *',
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId, { time_zone }) => {
        const oldest = dayAfter(dayOf(clock.now(), time_zone), -POPULAR_DAYS);
        await database.transaction(tenantId, (transaction) =>
          transaction.all(deleteViewsBefore(tenantId, oldest), recountViews(tenantId)),
        );
      }),
  }),
};
