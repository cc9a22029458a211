import type { Feature } from '../../../kernel/feature.ts';
import { invitationMailJob } from './invitations.jobs.ts';
import { invitationRoutes } from './invitations.routes.ts';

export const invitations: Feature = {
  name: 'invitations',
  about: 'Inviting people into the organisation and its clubs',
  routes: invitationRoutes,
  jobs: [invitationMailJob],
};
