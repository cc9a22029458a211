import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment, sequence, text, uuid } from '../../http/fields.ts';
import { sessionState } from '../../tenancy/accounts/accounts.endpoints.ts';
import { MAX_EMAIL_LENGTH } from '../../tenancy/accounts/account-limits.ts';
import { loginName } from '../../tenancy/accounts/login-names/login-name.ts';
import { newcomerFields } from '../../tenancy/accounts/registration.endpoints.ts';
import { MAX_TYPED_CODE_LENGTH } from '../clubs/club-limits.ts';
import { MAX_ROSTER_NAME_LENGTH, MAX_STUDENT_NUMBER_LENGTH } from '../memberships/membership-limits.ts';
import { CLASS_CODE_STATES } from './class-code-states.ts';
import { MAX_CLASS_CODE_NAME_LENGTH, MAX_INVITATION_CLUBS, MAX_INVITEES } from './invitation-limits.ts';
import { validUntil } from './valid-until.ts';

export const classCode = z
  .object({
    classCodeId: z.uuid(),
    name: z.string(),
    code: z.string().describe('Three and three signs, `7K4-P29`'),
    state: z.enum(CLASS_CODE_STATES),
    places: z.number().int(),
    taken: z.number().int().describe('Places that people have come in by'),
    needsList: z.boolean(),
    clubNames: z.array(z.string()),
    validUntil: moment,
    createdAt: moment,
  })
  .meta({ id: 'ClassCode' });
export type ClassCode = z.output<typeof classCode>;

export const listClassCodes = endpoint({
  name: 'listClassCodes',
  method: 'GET',
  path: '/api/manager/v1/class-codes',
  summary: 'Codes by which people come in whose address nobody knows, the newest first',
  audience: 'manager',
  response: z.object({ contents: z.array(classCode) }),
});

export const createClassCode = endpoint({
  name: 'createClassCode',
  method: 'POST',
  path: '/api/manager/v1/class-codes',
  summary:
    'Makes a code by which anybody who has it comes in, so many and until then; a list of people makes one for them alone',
  audience: 'manager',
  body: z.object({
    name: text(1, MAX_CLASS_CODE_NAME_LENGTH),
    places: z.number().int().min(1).max(MAX_INVITEES),
    clubSequences: z.array(sequence).max(MAX_INVITATION_CLUBS).default([]),
    validUntil,
  }),
  response: classCode,
  errors: ['registersElsewhere'],
});

export const closeClassCode = endpoint({
  name: 'closeClassCode',
  method: 'DELETE',
  path: '/api/manager/v1/class-codes/{classCodeId}',
  summary: 'Ends a class code at once; who came in by it stays',
  audience: 'manager',
  params: z.object({ classCodeId: uuid }),
  response: classCode,
});

const code = text(1, MAX_TYPED_CODE_LENGTH).describe(
  'As it is written on the sheet; spaces, dashes and small letters do not matter',
);

export const findClassCode = endpoint({
  name: 'findClassCode',
  method: 'POST',
  path: '/api/v1/accounts/class-code',
  summary: 'What a class code opens',
  audience: 'guest',
  body: z.object({ code }),
  response: z.object({
    name: z.string(),
    needsList: z.boolean(),
    hasPlaces: z.boolean(),
    clubNames: z.array(z.string()),
  }),
  errors: ['invalidClassCode'],
});

export const registerByClassCode = endpoint({
  name: 'registerByClassCode',
  method: 'POST',
  path: '/api/v1/accounts/class-code/registration',
  summary:
    'Makes an account by a class code, with a password of the person’s own, and logs in; they enter the clubs at once',
  audience: 'guest',
  body: z.object({
    code,
    email: text(1, MAX_EMAIL_LENGTH).pipe(z.email()).optional(),
    loginName: loginName
      .optional()
      .describe('Instead of `email`, where the organisation lets people in without an address'),
    name: text(0, MAX_ROSTER_NAME_LENGTH)
      .default('')
      .describe('As the list has it, where the code is for those of a list'),
    studentNumber: text(0, MAX_STUDENT_NUMBER_LENGTH).default(''),
    ...newcomerFields,
  }),
  response: z.object({ token: z.string(), member: sessionState }),
  errors: ['invalidClassCode', 'classCodeFull', 'registersElsewhere'],
});
