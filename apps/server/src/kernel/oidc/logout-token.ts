import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

/** Whose log-in has ended: all of a person's, or the one that the provider calls so. */
export interface LoggedOut {
  /** The token's own name: it counts once. */
  readonly id: string;
  readonly subject: string | undefined;
  readonly sid: string | undefined;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Signed with a key that the provider shows to everybody; `none`, and what the client's secret signs, are not among them. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const name = z.string().min(1).max(255).optional();
const claims = z.object({
  jti: z.string().min(1).max(255),
  sub: name,
  sid: name,
  // A log-in's token has one: it is no word about a log-out.
  nonce: z.undefined().optional(),
  events: z.object({ [EVENT]: z.record(z.string(), z.unknown()) }),
});

/** Reads a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6); throws where it is none of this provider for this client. */
export async function readLogoutToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
): Promise<LoggedOut> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
    maxTokenAge: '10m',
    clockTolerance: 60,
  });
  const { typ = 'JWT' } = protectedHeader;
  if (!/^(?:application\/)?(?:logout\+)?jwt$/i.test(typ)) throw new Error(`A token of the kind ${typ}.`);
  const { jti: id, sub: subject, sid } = claims.parse(payload);
  if (subject === undefined && sid === undefined) throw new Error('It names nobody.');
  return { id, subject, sid };
}
