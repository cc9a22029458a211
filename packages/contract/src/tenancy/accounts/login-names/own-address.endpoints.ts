import { z } from 'zod';
import { endpoint } from '../../../http/endpoint.ts';
import { text } from '../../../http/fields.ts';
import { MAX_EMAIL_LENGTH } from '../account-limits.ts';
import { givenPassword } from '../password-rules.ts';

export const addEmail = endpoint({
  name: 'addEmail',
  method: 'POST',
  path: '/api/v1/my/email',
  summary: 'Has a link sent to the address that a member without one wants to have; it is theirs once they open it',
  audience: 'member',
  body: z.object({ email: text(1, MAX_EMAIL_LENGTH).pipe(z.email()), password: givenPassword }),
  response: z.null(),
  errors: ['conflict'],
});

export const proveEmail = endpoint({
  name: 'proveEmail',
  method: 'PUT',
  path: '/api/v1/accounts/email',
  summary: 'Gives the account the address that the link was sent to',
  audience: 'guest',
  body: z.object({ secret: text(1, 64).describe('What the link ends with; good for one use') }),
  response: z.null(),
  errors: ['verificationInvalid'],
});
