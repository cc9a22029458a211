import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text, uuid, version, moment } from '../../http/fields.ts';
import { sessionState } from './accounts.endpoints.ts';
import { nickname } from './nickname-field.ts';
import { consents } from './registration.endpoints.ts';
import {
  MAX_CLIENT_ID_LENGTH,
  MAX_ISSUER_LENGTH,
  MAX_MEMBER_TYPE_LENGTH,
  MAX_ORGANIZATION_CODE_LENGTH,
  MAX_SECRET_LENGTH,
} from './account-limits.ts';

const loggedIn = z.object({ token: z.string(), member: sessionState }).meta({ id: 'LoggedIn' });

export const beginOidc = endpoint({
  name: 'beginOidc',
  method: 'POST',
  path: '/api/v1/accounts/oidc/authorization',
  summary:
    "Begins a log-in at the organisation's provider (OpenID Connect): answers where the browser goes, and binds the way back to it. For whoever is logged in it begins to link their account",
  audience: 'guest',
  response: z.object({ url: z.string() }),
  errors: ['noLogInProvider', 'logInProviderAway'],
});

export const finishOidc = endpoint({
  name: 'finishOidc',
  method: 'POST',
  path: '/api/v1/accounts/oidc/callback',
  summary:
    'Takes what the provider sent the browser back with. Whoever is unknown here is kept until they register or prove an account',
  audience: 'guest',
  body: z.object({
    parameters: text(1, 16_000).describe(
      'What stands behind # of the page that the browser came back to; counts once, for the browser that began, for ten minutes',
    ),
  }),
  response: z.object({
    outcome: z
      .enum(['LOGGED_IN', 'LINKED', 'NEW'])
      .describe("`LINKED`: the provider's account belongs to the caller's. `NEW`: it belongs to none yet."),
    session: loggedIn.nullable(),
    newcomer: z
      .object({ email: z.string(), isEmailProven: z.boolean(), nickname: z.string() })
      .nullable()
      .describe('What the provider says of somebody new; an address that is not proved is asked for'),
  }),
  errors: ['verificationInvalid', 'logInStopped', 'accountUnavailable', 'linkedElsewhere', 'logInProviderAway'],
});

export const registerByOidc = endpoint({
  name: 'registerByOidc',
  method: 'POST',
  path: '/api/v1/accounts/oidc/registration',
  summary:
    'Makes the account of whoever came from the provider, and logs in. An address that the provider does not prove is sent a code first, and all answers are alike then',
  audience: 'guest',
  body: z.object({
    email: text(1, 254).pipe(z.email()).optional().describe('Where the provider proves none'),
    nickname,
    memberType: z.string().max(MAX_MEMBER_TYPE_LENGTH).optional(),
    organizationCode: z.string().max(MAX_ORGANIZATION_CODE_LENGTH).optional(),
    consents,
  }),
  response: z.object({ session: loggedIn.nullable() }).describe('Null where a code was sent'),
  errors: ['verificationInvalid', 'addressHasAccount'],
});

export const verifyOidcRegistration = endpoint({
  name: 'verifyOidcRegistration',
  method: 'POST',
  path: '/api/v1/accounts/oidc/registration/verification',
  summary: 'Ends such a registration with the code that was sent, and logs in',
  audience: 'guest',
  body: z.object({ secret: text(1, 64) }),
  response: loggedIn,
  errors: ['verificationInvalid', 'codeInvalid', 'addressHasAccount'],
});

const identities = z
  .object({
    isOffered: z.boolean().describe('Whether the organisation has a provider to link with'),
    hasPassword: z.boolean().describe('Who has no password does not unlink the only way in'),
    identities: z.array(z.object({ identityId: z.uuid(), issuer: z.string(), linkedAt: moment })),
  })
  .meta({ id: 'LinkedIdentities' });
export type Identities = z.output<typeof identities>;

export const listIdentities = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/api/v1/my/identities',
  summary: "Accounts of the organisation's provider that log the caller in",
  audience: 'member',
  response: identities,
});

export const linkIdentity = endpoint({
  name: 'linkIdentity',
  method: 'POST',
  path: '/api/v1/my/identities',
  summary: 'Links whoever came from the provider with the caller, who logged in after that: which proves the account',
  audience: 'member',
  response: identities,
  errors: ['verificationInvalid', 'linkedElsewhere'],
});

export const unlinkIdentity = endpoint({
  name: 'unlinkIdentity',
  method: 'DELETE',
  path: '/api/v1/my/identities/{identityId}',
  summary: "Unlinks an account of the provider, unless it is the caller's only way in; what it logged in to ends",
  audience: 'member',
  params: z.object({ identityId: uuid }),
  response: identities,
  errors: ['onlyWayIn'],
});

const count = z.number().int();
const settings = z.object({
  isOffered: z.boolean(),
  issuer: z.string(),
  clientId: z.string(),
  secretEnding: z.string().nullable().describe('The last letters of the secret that is kept; null where there is none'),
  provesAddresses: z
    .boolean()
    .describe('The organisation vouches for it: addresses that this provider names belong to whom it logs in'),
  version: count,
  changedAt: moment.nullable(),
  redirectUri: z.string().describe('What the provider is told of this installation'),
  logoutRedirectUri: z.string(),
  backChannelUri: z.string().describe('Where it says, server to server, that somebody logged out there'),
});
export type OidcSettings = z.output<typeof settings>;

const issuer = text(0, MAX_ISSUER_LENGTH);
/** As the provider gave it; never answered again. */
const clientSecret = z
  .string()
  .trim()
  .max(MAX_SECRET_LENGTH)
  .regex(/^[\x21-\x7e]*$/);

export const getOidcSettings = endpoint({
  name: 'getOidcSettings',
  method: 'GET',
  path: '/api/manager/v1/oidc/settings',
  summary: "The organisation's log-in provider, without the secret",
  audience: 'manager',
  response: settings,
});

export const saveOidcSettings = endpoint({
  name: 'saveOidcSettings',
  method: 'PUT',
  path: '/api/manager/v1/oidc/settings',
  summary:
    'Sets the provider and whether the log-in page offers it; a secret that is left out stays as long as the address stays on its host',
  audience: 'manager',
  body: z.object({
    isOffered: z.boolean(),
    issuer,
    clientId: text(0, MAX_CLIENT_ID_LENGTH),
    clientSecret: clientSecret.optional(),
    provesAddresses: z.boolean(),
    version,
  }),
  response: settings,
  errors: ['staleVersion', 'invalidUrl'],
});

export const testOidcSettings = endpoint({
  name: 'testOidcSettings',
  method: 'POST',
  path: '/api/manager/v1/oidc/settings/test',
  summary: 'Asks whether there is a provider at an address and says so in a sentence; nothing is kept',
  audience: 'manager',
  body: z.object({ issuer }),
  response: z.object({ isWorking: z.boolean(), message: z.string() }),
  errors: ['invalidUrl'],
  perMinute: 20,
});
