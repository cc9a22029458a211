import { likenessJob } from './features/grading/queue/likeness.jobs.ts';
import { clubClockJob } from './features/clubs/life/club-clock.jobs.ts';
import { clubImagesJob } from './features/clubs/club-images.jobs.ts';
import { evaluationJob } from './features/evaluation/evaluation.jobs.ts';
import { discriminationJob } from './features/dashboard/discrimination.jobs.ts';
import { notificationsPurgeJob } from './features/notifications/notifications.jobs.ts';
import { quizFiguresJob } from './features/quizzes/quiz-figures.jobs.ts';
import { cleaningJob } from './kernel/jobs/cleaning.ts';
import type { Job } from './kernel/jobs/job.ts';

/** Everything that runs in the background. */
export const jobs: readonly Job[] = [
  cleaningJob,
  clubClockJob,
  clubImagesJob,
  notificationsPurgeJob,
  discriminationJob,
  likenessJob,
  quizFiguresJob,
  evaluationJob,
];
