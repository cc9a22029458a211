import type { Feature } from '../../kernel/feature.ts';
import { similarityJob } from './similarity.jobs.ts';

export const answerQueue: Feature = { name: 'answer-queue', jobs: [similarityJob] };
