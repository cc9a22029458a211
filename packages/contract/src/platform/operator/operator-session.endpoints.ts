import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment, text } from '../../http/fields.ts';
import { givenPassword } from '../../tenancy/accounts/password-rules.ts';
import { OPERATOR_LIMITS } from './operator-limits.ts';

const operatorSession = z
  .object({
    name: z.string().describe('As the log of the installation calls them'),
    email: z.string(),
    expiresAt: moment.describe('When they have to log in again'),
  })
  .meta({ id: 'OperatorSession' });
export type OperatorSession = z.output<typeof operatorSession>;

const PATH = '/api/operator/v1/session';

export const logInOperator = endpoint({
  name: 'logInOperator',
  method: 'POST',
  path: PATH,
  summary: 'Logs an operator in with password and a code of their app; the session is a cookie for these calls alone',
  audience: 'operator',
  body: z.object({
    email: text(1, OPERATOR_LIMITS.email),
    password: givenPassword,
    code: text(1, 40).describe('Six digits that the app shows; each counts once'),
  }),
  response: operatorSession,
  errors: ['operatorMismatch'],
  perMinute: 20,
});

export const getOperatorSession = endpoint({
  name: 'getOperatorSession',
  method: 'GET',
  path: PATH,
  summary: 'Who is logged in as an operator',
  audience: 'operator',
  response: operatorSession,
});

export const logOutOperator = endpoint({
  name: 'logOutOperator',
  method: 'DELETE',
  path: PATH,
  summary: 'Ends the session of an operator',
  audience: 'operator',
  response: z.object({}),
});
