import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { sessionState } from './accounts.endpoints.ts';
import { consents } from './registration.endpoints.ts';

export const agreeToConsents = endpoint({
  name: 'agreeToConsents',
  method: 'PUT',
  path: '/api/v1/my/consents',
  summary: 'Keeps that the caller agreed to texts that are new since they did last; answers the session state',
  audience: 'member',
  isBeforeConsents: true,
  body: z.object({ consents: consents.partial() }).describe('Of each text that they were shown the version'),
  response: sessionState,
});
