import { type webcrypto } from 'node:crypto';
import { errors, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { refuse } from '../refusal.ts';
import { canonical } from './canonical.ts';

const ALGORITHM = 'ES256';

/** A member's verified token. Times are seconds since 1970, with fractions; `id` names the token in the revocation list. */
export interface MemberToken {
  readonly memberId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly id: string;
}

type CryptoKey = webcrypto.CryptoKey;

interface Claims {
  readonly sub: string;
  readonly nickname: string;
  readonly roles: readonly string[];
  readonly memberId?: string;
  readonly tenantUUID: string;
}
interface Key {
  readonly kid: string;
  readonly signing: CryptoKey | undefined;
  readonly verifying: CryptoKey;
}

export const GUEST_SUBJECT = 'Guest';
/** Seconds that a member's token counts. */
export const MEMBER_TOKEN_LIFETIME = 12 * 60 * 60;
const GUEST_TOKEN_LIFETIME = 30 * 24 * 60 * 60;
const CACHE_SIZE = 10_000;

/** A new private signing key as JWK text, for the `SESSION_KEYS` setting: a JSON list of them, newest first. */
export async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: ALGORITHM, kid: crypto.randomUUID().slice(0, 8) };
}

async function importKey(jwk: JWK): Promise<Key> {
  if (!jwk.kid || jwk.kty !== 'EC')
    throw new Error('SESSION_KEYS must be a JSON list of EC P-256 keys (JWK) with "kid".');
  const { d, ...publicJwk } = jwk;
  return {
    kid: jwk.kid,
    signing: d ? ((await importJWK(jwk, ALGORITHM)) as CryptoKey) : undefined,
    verifying: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
  };
}

/** Issues and verifies the access tokens (claims as in the specification, section 3). The first key signs, all verify. */
export class Tokens {
  readonly #keys: Map<string, Key>;
  readonly #signer: Key;
  /** Verified tokens: the signature of a token never changes, so it is checked once. */
  readonly #verified = new Map<string, { claims: Claims; token: MemberToken | undefined }>();

  static async create(jwks: readonly JWK[]): Promise<Tokens> {
    return new Tokens(await Promise.all(jwks.map(importKey)));
  }

  private constructor(keys: Key[]) {
    const signer = keys[0];
    if (!signer?.signing) throw new Error('The first of SESSION_KEYS must be a private key.');
    this.#signer = signer;
    this.#keys = new Map(keys.map((key) => [key.kid, key]));
  }

  issueMember(
    claims: { memberType: string; memberId: string; nickname: string; roles: readonly string[]; tenantUUID: string },
    now: Date,
  ): Promise<string> {
    const { memberType, ...rest } = claims;
    return this.#sign({ sub: memberType, ...rest }, now, MEMBER_TOKEN_LIFETIME);
  }

  issueGuest(tenantUUID: string, now: Date): Promise<string> {
    const claims = { sub: GUEST_SUBJECT, nickname: '', roles: ['ROLE_GUEST'], tenantUUID };
    return this.#sign(claims, now, GUEST_TOKEN_LIFETIME);
  }

  /** A token for one purpose alone, which is never a session's; it counts as long as its key does, or until then (in seconds). */
  async issueFor(
    purpose: string,
    claims: Readonly<Record<string, string>>,
    now: Date,
    until?: number,
  ): Promise<string> {
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#signer.kid })
      .setAudience(purpose)
      .setIssuedAt(now);
    if (until !== undefined) token.setExpirationTime(until);
    return canonical(await token.sign(this.#signer.signing!));
  }

  /** What such a token says; rejects one of another purpose, of nobody, or that is over. */
  async verifyFor(purpose: string, token: string, now?: Date): Promise<Readonly<Record<string, unknown>>> {
    const { payload } = await jwtVerify(token, ({ kid }) => this.#verifyingKey(kid), {
      algorithms: [ALGORITHM],
      audience: purpose,
      requiredClaims: ['aud'],
      ...(now && { currentDate: now }),
    });
    return payload;
  }

  async #sign(claims: Claims, now: Date, lifetime: number): Promise<string> {
    const issuedAtMs = now.getTime();
    const issuedAt = Math.floor(issuedAtMs / 1000);
    // The claims are given, so what else we must know stands in the header, which is signed as well. Milliseconds count: a
    // token issued right after a revocation is younger than it.
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#signer.kid, typ: 'JWT', jti: uuidv7(), issuedAtMs })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(this.#signer.signing!);
    return canonical(token);
  }

  /** The member's token; undefined for a guest's. Refuses what does not verify, is expired or is another tenant's. */
  async verify(token: string, tenantUUID: string, now: Date): Promise<MemberToken | undefined> {
    let known = this.#verified.get(token);
    if (!known) {
      known = await this.#check(token, now);
      if (this.#verified.size >= CACHE_SIZE) this.#verified.delete(this.#verified.keys().next().value!);
      this.#verified.set(token, known);
    }
    if (known.claims.tenantUUID !== tenantUUID) refuse('unauthenticated');
    if (known.token && known.token.expiresAt * 1000 <= now.getTime()) refuse('tokenExpired');
    return known.token;
  }

  async #check(token: string, now: Date) {
    if (token !== canonical(token)) refuse('unauthenticated');
    try {
      const { payload, protectedHeader } = await jwtVerify<Claims>(token, ({ kid }) => this.#verifyingKey(kid), {
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: now,
        clockTolerance: 5,
      });
      // Our tokens name neither; one that does was made for something else.
      if (payload.iss !== undefined || payload.aud !== undefined) refuse('unauthenticated');
      const { jti: id, issuedAtMs } = protectedHeader;
      if (typeof id !== 'string' || typeof issuedAtMs !== 'number') refuse('unauthenticated');
      const member =
        payload.sub === GUEST_SUBJECT || !payload.memberId
          ? undefined
          : {
              memberId: payload.memberId,
              issuedAt: issuedAtMs / 1000,
              expiresAt: payload.exp!,
              id,
            };
      return { claims: payload, token: member };
    } catch (error) {
      if (error instanceof errors.JWTExpired) refuse('tokenExpired');
      return refuse('unauthenticated');
    }
  }

  #verifyingKey(kid: string | undefined): CryptoKey {
    return this.#keys.get(kid ?? '')?.verifying ?? refuse('unauthenticated');
  }
}
