import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { keepQuizFigures } from './quiz-figures.service.ts';

const NAME = 'quiz-figures';

/** Adds up what happened to quizzes in clubs, every minute. */
export const quizFiguresJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) =>
        keepQuizFigures(services.database, tenantId),
      ),
  }),
};
