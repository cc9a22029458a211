import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text } from '../../http/fields.ts';
import { noticeBanner } from '../banners/notice-banner.ts';
import { CONSENT_KINDS } from './consents.ts';
import { MAX_EMAIL_LENGTH, MAX_MEMBER_TYPE_LENGTH, MAX_ORGANIZATION_CODE_LENGTH } from './account-limits.ts';
import { isAddress } from './login-names/login-name.ts';

const role = z.enum(['ROLE_GUEST', 'ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER']);
export type Role = z.output<typeof role>;

/** The session state of the specification, section 3, without the token: that stays in the HttpOnly cookie. */
export const sessionState = z
  .object({
    logged: z.boolean(),
    memberId: z.uuid().nullable(),
    memberName: z.string(),
    memberType: z.string(),
    profileImageUrl: z.string(),
    roles: z.array(role),
    loginType: z.string(),
    tenantName: z.string(),
    tenantUri: z.string(),
    jobGroupLabelType: z.string(),
    studyOrderLabelType: z.string(),
    tenantLoginMemberTypes: z.array(z.string()),
    tenantOrganizationCodes: z.array(z.string()),
    registrationAuthenticationType: z.string(),
    redirections: z.object({ home: z.string() }),
    use_lecture_club: z.boolean(),
    use_quiz_club: z.boolean(),
    beforeOnePick: z
      .number()
      .int()
      .nullable()
      .describe(
        'Answer (`clubQuizAnswerSequence`) that the member gave their latest one-pick to; null where none stands',
      ),
    banner: noticeBanner.nullable().describe('The newest notice whose banner stands for the member'),
    dueConsents: z
      .array(z.enum(CONSENT_KINDS))
      .describe('Texts of today that the member has not agreed to: they are asked before they go on'),
  })
  .meta({ id: 'SessionState' });
export type SessionState = z.output<typeof sessionState>;

/** An address, or the log-in name of whoever may be without one. */
export const logIn = text(1, MAX_EMAIL_LENGTH)
  .check(({ value, issues }) => {
    if (isAddress(value) && !z.email().safeParse(value).success)
      issues.push({ code: 'invalid_format', format: 'email', input: value });
  })
  .describe('The e-mail address, or the log-in name where the organisation lets people in without an address');

/** Body of the log-in call. */
export const credentials = z
  .object({
    email: logIn,
    password: z.string().min(1).max(200),
    memberType: z.string().max(MAX_MEMBER_TYPE_LENGTH).optional(),
    organizationCode: z.string().max(MAX_ORGANIZATION_CODE_LENGTH).optional(),
  })
  .meta({ id: 'Credentials' });

/** What is asked for after the right password. */
const askedFactor = z
  .object({
    challenge: z.string().describe('To be sent along with the code; it opens nothing by itself'),
    isSetUp: z.boolean().describe('Off: the organisation asks for a second factor that is still to be set up'),
  })
  .meta({ id: 'AskedFactor' });
export type AskedFactor = z.output<typeof askedFactor>;

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/v1/accounts/login',
  summary:
    'Logs a member in: sets the access_token cookie and answers the token for other clients; or asks for the second factor first',
  audience: 'guest',
  body: credentials,
  response: z.object({
    token: z.string().nullable().describe('Null while a second factor is asked for'),
    member: sessionState.nullable(),
    secondFactor: askedFactor.nullable(),
  }),
  errors: [
    'credentialsMismatch',
    'accountUnavailable',
    'accountMerged',
    'accountDormant',
    'accountDormantWithoutAddress',
  ],
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/v1/accounts/logout',
  summary: 'Revokes the token and deletes the cookies access_token and redirectionUrl',
  audience: 'guest',
  response: z.object({
    providerUrl: z
      .string()
      .nullable()
      .describe(
        "Where the browser ends its log-in at the organisation's provider, too; null for who did not come from there",
      ),
  }),
});

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/v1/accounts/me',
  summary: 'The session state: who is logged in, or the guest',
  audience: 'guest',
  response: sessionState,
});

const demoAccount = z.object({ email: z.string(), nickname: z.string(), role }).meta({ id: 'DemoAccount' });

export const listDemoAccounts = endpoint({
  name: 'listDemoAccounts',
  method: 'GET',
  path: '/api/v1/accounts/demo',
  summary: 'Accounts to try the product with; empty outside demo mode',
  audience: 'guest',
  response: z.object({ password: z.string(), accounts: z.array(demoAccount) }),
});
