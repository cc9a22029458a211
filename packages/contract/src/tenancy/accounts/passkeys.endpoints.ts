import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text, uuid, moment } from '../../http/fields.ts';
import { sessionState } from './accounts.endpoints.ts';
import { givenPassword } from './password-rules.ts';
import { MAX_PASSKEY_NAME_LENGTH } from './account-limits.ts';

const word = (max: number) => z.string().max(max);
const known = z
  .object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })
  .meta({ id: 'KnownPasskey' });

/** What a browser is asked with, as WebAuthn has it in JSON (`PublicKeyCredentialRequestOptionsJSON`). */
const asking = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.string(),
    allowCredentials: z.array(known),
  })
  .meta({ id: 'PasskeyRequest' });
/** `PublicKeyCredentialCreationOptionsJSON`. */
const making = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.string() })),
    timeout: z.number().int(),
    attestation: z.string(),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.string(),
      requireResidentKey: z.boolean(),
      userVerification: z.string(),
    }),
  })
  .meta({ id: 'PasskeyCreation' });

/** A word that the server signed for the next step, good for ten minutes, one use and the browser that asked. */
const step = text(1, 2000);
const identity = { id: word(1400), rawId: word(1400), type: z.literal('public-key') };
/** What an authenticator signed (`AuthenticationResponseJSON`). */
const assertion = z
  .object({
    ...identity,
    response: z.object({
      clientDataJSON: word(4000),
      authenticatorData: word(4000),
      signature: word(4000),
      userHandle: word(200).optional(),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });
/** `RegistrationResponseJSON`. */
const attestation = z
  .object({
    ...identity,
    response: z.object({
      clientDataJSON: word(4000),
      attestationObject: word(20_000),
      transports: z.array(word(20)).max(10).optional(),
    }),
  })
  .meta({ id: 'PasskeyAttestation' });
const proof = z.object({ step, response: assertion });

export const beginPasskeyLogin = endpoint({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/api/v1/accounts/passkeys/challenge',
  summary: 'What a browser is asked with to log in by a passkey; the same for everybody',
  audience: 'guest',
  response: z.object({ step: z.string(), options: asking }),
});

export const logInWithPasskey = endpoint({
  name: 'logInWithPasskey',
  method: 'POST',
  path: '/api/v1/accounts/passkeys/login',
  summary: 'Logs in by a passkey of the organisation; it counts as both factors',
  audience: 'guest',
  body: proof,
  response: z.object({ token: z.string(), member: sessionState }),
  errors: ['passkeyMismatch', 'accountUnavailable', 'accountMerged', 'accountDormant'],
});

const passkeys = z
  .object({
    passkeys: z.array(
      z.object({
        passkeyId: z.uuid(),
        name: z.string(),
        createdAt: moment,
        lastUsedAt: moment.nullable(),
      }),
    ),
    hasPassword: z.boolean().describe('The account has a password, which is asked for before a passkey is added'),
  })
  .meta({ id: 'Passkeys' });
export type Passkeys = z.output<typeof passkeys>;

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/v1/my/passkeys',
  summary: "The caller's passkeys, the newest first",
  audience: 'member',
  response: passkeys,
});

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys/challenge',
  summary: 'What a browser is asked with to make a passkey; the password is asked for where there is one',
  audience: 'member',
  body: z.object({ password: givenPassword.optional() }),
  response: z.object({ step: z.string(), options: making }),
  errors: ['tooManyPasskeys'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys',
  summary: 'Keeps a passkey that was made',
  audience: 'member',
  body: z.object({
    step,
    response: attestation,
    passkeyName: text(0, MAX_PASSKEY_NAME_LENGTH).describe('Browser and system, where none is given'),
  }),
  response: passkeys,
  errors: ['passkeyMismatch', 'conflict'],
});

export const beginPasskeyProof = endpoint({
  name: 'beginPasskeyProof',
  method: 'POST',
  path: '/api/v1/my/passkeys/proof',
  summary: 'What a browser is asked with so that the caller proves themselves by a passkey',
  audience: 'member',
  response: z.object({ step: z.string(), options: asking }),
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys/{passkeyId}/removal',
  summary: 'Removes a passkey: by the password, or by another passkey',
  audience: 'member',
  params: z.object({ passkeyId: uuid }),
  body: z.object({ password: givenPassword.optional(), proof: proof.optional() }),
  response: passkeys,
  errors: ['passkeyMismatch'],
});
