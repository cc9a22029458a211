import type { Feature } from '../../../kernel/feature.ts';
import { accountCleaningJob } from './accounts.jobs.ts';
import { accountRoutes } from './accounts.routes.ts';
import { dormancyJob } from './dormancy/dormancy.jobs.ts';
import { lockEndJob } from './managed-members/managed-members.jobs.ts';
import { serveBackChannel } from './oidc/back-channel.ts';
import { serveCallbackRedirect } from './oidc/callback-redirect.ts';

export const accounts: Feature = {
  name: 'accounts',
  about: 'Log-in, registration, passwords, second factors, passkeys, the own profile; members of an organisation',
  routes: accountRoutes,
  jobs: [accountCleaningJob, dormancyJob, lockEndJob],
  serve: async (app, services) => {
    serveCallbackRedirect(app);
    await serveBackChannel(app, services);
  },
};
