import type { Feature } from '../../kernel/feature.ts';
import { likenessJob } from './likeness.jobs.ts';

export const answerQueue: Feature = { name: 'answer-queue', jobs: [likenessJob] };
