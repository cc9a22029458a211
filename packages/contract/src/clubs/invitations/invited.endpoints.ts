import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text } from '../../http/fields.ts';
import { sessionState } from '../../tenancy/accounts/accounts.endpoints.ts';
import { newcomerFields } from '../../tenancy/accounts/registration.endpoints.ts';

const secret = text(1, 64).describe('What the link ends with; good for one use');

export const findInvitation = endpoint({
  name: 'findInvitation',
  method: 'POST',
  path: '/api/v1/accounts/invitation',
  summary: 'Whom an invitation is for, and what it opens',
  audience: 'guest',
  body: z.object({ secret }),
  response: z.object({
    email: z.string(),
    name: z.string(),
    hasOrganization: z.boolean().describe('Whether the invitation names where they belong'),
    hasAccount: z.boolean().describe('Whether the address has an account by now, which only enters the clubs'),
    clubNames: z.array(z.string()),
  }),
  errors: ['verificationInvalid'],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'PUT',
  path: '/api/v1/accounts/invitation',
  summary:
    'Makes the account of whoever was invited, with a password of their own, and logs in; they enter the clubs at once',
  audience: 'guest',
  body: z.object({ secret, ...newcomerFields }),
  response: z.object({ token: z.string(), member: sessionState }),
  errors: ['verificationInvalid', 'registersElsewhere'],
});

export const enterInvitedClubs = endpoint({
  name: 'enterInvitedClubs',
  method: 'POST',
  path: '/api/v1/accounts/invitation/clubs',
  summary: 'Uses an invitation whose address has an account by now: it enters the clubs',
  audience: 'guest',
  body: z.object({ secret }),
  response: z.object({
    clubNames: z.array(z.string()).describe('The clubs that took the account; full and ended ones do not'),
  }),
  errors: ['verificationInvalid', 'accountUnproven'],
});
