import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text } from '../../http/fields.ts';

export const reactivateAccount = endpoint({
  name: 'reactivateAccount',
  method: 'POST',
  path: '/api/v1/accounts/waking',
  summary: 'Wakes an account that nobody used for long, by what was sent to its address; logs nobody in',
  audience: 'guest',
  body: z.object({ secret: text(1, 2000) }).describe('What the link ends with; good for a day'),
  response: z.null(),
  errors: ['verificationInvalid'],
});
