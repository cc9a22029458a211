import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text, version, moment } from '../../http/fields.ts';
import { sessionState } from './accounts.endpoints.ts';
import { givenPassword } from './password-rules.ts';

/** A word that the server signed for the next step of the same person, good for ten minutes; no other call takes it. */
const step = text(1, 2000);
/** Six digits of the app, or one of the recovery codes as it was shown. */
const code = text(1, 40);

const setUp = z
  .object({
    secret: z.string().describe('Base32, to be typed into an app that reads no picture'),
    address: z.string().describe('`otpauth://…`, which a QR code shows'),
    setup: z.string().describe('To be sent along with the first code'),
  })
  .meta({ id: 'SecondFactorSetUp' });
export type SecondFactorSetUp = z.output<typeof setUp>;
/** Shown this once: what is kept of them are hashes. */
const recoveryCodes = z.array(z.string());

export const passSecondFactor = endpoint({
  name: 'passSecondFactor',
  method: 'POST',
  path: '/api/v1/accounts/login/second-factor',
  summary: 'Ends a log-in whose password was right with a code of the app, or with a recovery code',
  audience: 'guest',
  body: z.object({ challenge: step, code }),
  response: z.object({ token: z.string(), member: sessionState }),
  errors: ['verificationInvalid', 'accountUnavailable', 'accountMerged'],
});

export const beginRequiredSecondFactor = endpoint({
  name: 'beginRequiredSecondFactor',
  method: 'POST',
  path: '/api/v1/accounts/login/second-factor/setup',
  summary: 'Begins to set up the second factor that the organisation asks of whoever logs in',
  audience: 'guest',
  body: z.object({ challenge: step }),
  response: setUp,
  errors: ['verificationInvalid'],
});

export const confirmRequiredSecondFactor = endpoint({
  name: 'confirmRequiredSecondFactor',
  method: 'PUT',
  path: '/api/v1/accounts/login/second-factor',
  summary: 'Sets it up with the first code of the app, and ends the log-in',
  audience: 'guest',
  body: z.object({ challenge: step, setup: step, code }),
  response: z.object({ token: z.string(), member: sessionState, recoveryCodes }),
  errors: ['verificationInvalid', 'accountUnavailable', 'accountMerged'],
});

const secondFactor = z
  .object({
    isOn: z.boolean(),
    startedAt: moment.nullable(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean().describe('The organisation asks managers for it'),
    can: z.object({ setUp: z.boolean(), end: z.boolean() }),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/v1/my/second-factor',
  summary: 'Whether a code of an app is asked for after the password of the caller',
  audience: 'member',
  response: secondFactor,
});

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/v1/my/second-factor/setup',
  summary: 'Begins to set up a second factor; where there is one, a code of it is asked for as well',
  audience: 'member',
  body: z.object({ password: givenPassword, code: code.optional() }),
  response: setUp,
  errors: ['conflict'],
});

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'PUT',
  path: '/api/v1/my/second-factor',
  summary: 'Turns the second factor on with the first code of the app; the one of before counts no longer',
  audience: 'member',
  body: z.object({ setup: step, code }),
  response: z.object({ recoveryCodes }),
  errors: ['verificationInvalid'],
});

const proof = z.object({ password: givenPassword, code });

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/my/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes; those of before count no longer',
  audience: 'member',
  body: proof,
  response: z.object({ recoveryCodes }),
  errors: ['conflict'],
});

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  method: 'POST',
  path: '/api/v1/my/second-factor/end',
  summary: 'Turns the second factor off, unless the organisation asks for it',
  audience: 'member',
  body: proof,
  response: secondFactor,
  errors: ['conflict'],
});

const settings = z.object({ managersNeedSecondFactor: z.boolean(), version: z.number().int() });
export type SecuritySettings = z.output<typeof settings>;

export const getSecuritySettings = endpoint({
  name: 'getSecuritySettings',
  method: 'GET',
  path: '/api/manager/v1/security/settings',
  summary: 'Whether the organisation asks its managers for a second factor',
  audience: 'manager',
  response: settings,
});

export const saveSecuritySettings = endpoint({
  name: 'saveSecuritySettings',
  method: 'PUT',
  path: '/api/manager/v1/security/settings',
  summary: 'Asks managers for a second factor from their next log-in on, or no longer',
  audience: 'manager',
  body: z.object({ managersNeedSecondFactor: z.boolean(), version }),
  response: settings,
  errors: ['staleVersion'],
});
