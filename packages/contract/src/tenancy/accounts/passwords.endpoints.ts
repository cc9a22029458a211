import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text } from '../../http/fields.ts';
import { givenPassword, newPassword } from './password-rules.ts';

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/accounts/password-reset',
  summary: 'Has a link to choose another password sent. Answers alike, whether the address has an account or not',
  audience: 'guest',
  body: z.object({ email: text(1, 254).pipe(z.email()) }),
  response: z.null(),
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: '/api/v1/accounts/password-reset',
  summary: 'Sets another password by what was sent; every session of the account ends, and a pause of its log-in too',
  audience: 'guest',
  body: z.object({
    resetToken: text(1, 64).describe('What the link ends with; good for an hour and one use'),
    password: newPassword,
  }),
  response: z.null(),
  errors: ['verificationInvalid'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/v1/accounts/password',
  summary: "Changes the caller's password; their other sessions end, and this one goes on with a new token",
  audience: 'member',
  body: z.object({ currentPassword: givenPassword, password: newPassword }),
  response: z.object({ token: z.string() }),
});
