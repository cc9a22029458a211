import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text, uuid } from '../../http/fields.ts';
import { sessionState } from './accounts.endpoints.ts';
import { nickname } from './nickname-field.ts';
import { givenPassword, newPassword } from './password-rules.ts';
import { MAX_MEMBER_TYPE_LENGTH, MAX_ORGANIZATION_CODE_LENGTH } from './account-limits.ts';

/** Digits of the code that is sent where the organisation registers by code. */
export const REGISTRATION_CODE_DIGITS = 6;

const version = z.string().max(20);
/** The versions that the person was shown and agreed to, all three. */
export const consents = z.object({ TERMS: version, PRIVACY: version, AGE14: version }).meta({ id: 'ConsentVersions' });

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/v1/accounts/registration',
  summary:
    'Asks for an account, by the way of the tenant: at once, by a link, or by a code that is sent. Answers alike, whether the address has an account or not',
  audience: 'guest',
  body: z.object({
    email: text(1, 254).pipe(z.email()),
    password: newPassword,
    nickname,
    memberType: z.string().max(MAX_MEMBER_TYPE_LENGTH).optional(),
    organizationCode: z
      .string()
      .max(MAX_ORGANIZATION_CODE_LENGTH)
      .optional()
      .describe('Asked for where the organisation has some'),
    consents,
  }),
  response: z.object({
    registrationId: z
      .uuid()
      .nullable()
      .describe('What the code that was sent belongs to; null where no code is asked for'),
  }),
  errors: ['registersElsewhere'],
});

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  path: '/api/v1/accounts/registration/verification',
  summary: 'Ends a registration with what was sent by mail and the password that was chosen, and logs in',
  audience: 'guest',
  body: z.object({
    registrationId: uuid,
    secret: text(1, 64).describe('The code, or what follows the id in the link. Good for one use.'),
    password: givenPassword.describe(
      'Whoever reads the mail makes no account with a password that somebody else chose',
    ),
  }),
  response: z.object({ token: z.string(), member: sessionState }),
  errors: ['verificationInvalid', 'codeInvalid', 'registersElsewhere'],
});

/** What somebody says of themselves whom the organisation lets in, by an invitation or a class code. */
export const newcomerFields = {
  nickname,
  password: newPassword,
  memberType: z.string().max(MAX_MEMBER_TYPE_LENGTH).optional(),
  organizationCode: z
    .string()
    .max(MAX_ORGANIZATION_CODE_LENGTH)
    .optional()
    .describe('Asked for where the organisation has some and does not know it'),
  consents,
};
const newcomer = z.object(newcomerFields);
export type NewcomerFields = z.output<typeof newcomer>;
