import type { Feature } from '../../kernel/feature.ts';
import { accountCleaningJob } from './accounts.jobs.ts';
import { accountRoutes } from './accounts.routes.ts';

export const accounts: Feature = { name: 'accounts', routes: accountRoutes, jobs: [accountCleaningJob] };
