import type { Job } from '../../kernel/jobs/job.ts';
import { refreshQuizFigures } from './quiz-figures.service.ts';

const NAME = 'quiz-figures';

/** Adds up what happened to quizzes in clubs, every minute. */
export const quizFiguresJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: async () => {
      for (const { tenantId } of await services.tenants.list()) {
        await services.database.transaction(tenantId, refreshQuizFigures);
      }
    },
  }),
};
