import { z } from 'zod';
import { endpoint } from '../../../http/endpoint.ts';
import { moment, text, uuid } from '../../../http/fields.ts';
import { MAX_MANAGED_AT_ONCE, MAX_TYPED_ONE_TIME_CODE_LENGTH } from '../account-limits.ts';
import { loginName } from './login-name.ts';
import { newPassword } from '../password-rules.ts';

/** What stands on the paper of somebody without an address. */
export const loginCard = z
  .object({
    memberUUID: z.uuid(),
    nickname: z.string(),
    loginName: z.string(),
    oneTimeCode: z
      .string()
      .describe('Three times four signs, `7K4P-29XM-QRTW`; told this once, its hash alone is kept'),
  })
  .meta({ id: 'LoginCard' });
export type LoginCard = z.output<typeof loginCard>;

export const loginCards = z
  .object({ cards: z.array(loginCard), validUntil: moment.describe('When the codes end') })
  .meta({ id: 'LoginCards' });
export type LoginCards = z.output<typeof loginCards>;

export const issueOneTimeCodes = endpoint({
  name: 'issueOneTimeCodes',
  method: 'POST',
  path: '/api/manager/v1/members/one-time-codes',
  summary:
    'Makes one-time codes for members without an address, who choose a password by them; their earlier codes end. Who has an address is left out',
  audience: 'manager',
  body: z.object({ memberUUIDs: z.array(uuid).min(1).max(MAX_MANAGED_AT_ONCE) }),
  response: loginCards,
  errors: ['ownAccess'],
});

export const resetPasswordByCode = endpoint({
  name: 'resetPasswordByCode',
  method: 'PUT',
  path: '/api/v1/accounts/one-time-code',
  summary: 'Sets a password by a one-time code; every session of the account ends, and a pause of its log-in too',
  audience: 'guest',
  body: z.object({
    loginName,
    oneTimeCode: text(1, MAX_TYPED_ONE_TIME_CODE_LENGTH).describe('Spaces, dashes and small letters do not matter'),
    password: newPassword,
  }),
  response: z.null(),
  errors: ['codeInvalid'],
});
