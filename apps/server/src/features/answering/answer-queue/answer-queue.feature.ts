import type { Feature } from '../../../kernel/feature.ts';
import { similarityJob } from './similarity.jobs.ts';

export const answerQueue: Feature = {
  name: 'answer-queue',
  about: 'Answers that wait for their turn',
  jobs: [similarityJob],
};
