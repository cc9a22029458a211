import { BADGE_KEY_ID_LENGTH } from '@dure/contract/people/resume-stories/badge-limits';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { SecretLost, type SecretBox } from '../../../../kernel/secrets/secret-box.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { badgeKeyOwner } from './key-owner.ts';
import { insertBadgeKey, listBadgeKeys, resealBadgeKey } from './keys.queries.ts';

/** What every verifier of Open Badges 3.0 knows (specification, section 8.2). */
export const BADGE_ALGORITHM = 'RS256';

/** Who makes a key waits for whoever makes one just now. */
export const lockKeys = (tenantId: string) =>
  build.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${badgeKeyOwner(tenantId)}, 0))`.as('locked'));

/** Null where the installation has no longer what sealed it. */
function opened(secrets: SecretBox, sealed: string, tenantId: string): JWK | null {
  try {
    return JSON.parse(secrets.open(sealed, badgeKeyOwner(tenantId))) as JWK;
  } catch (error) {
    if (error instanceof SecretLost) return null;
    throw error;
  }
}

export interface SigningKey {
  readonly keyId: string;
  readonly jwk: JWK;
}

/** A new pair; the private half is written nowhere but sealed. */
export async function newKey() {
  const { privateKey } = await generateKeyPair(BADGE_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const { kty, n, e } = jwk;
  return { keyId: crypto.randomUUID().slice(0, BADGE_KEY_ID_LENGTH), jwk, publicKey: JSON.stringify({ kty, n, e }) };
}

/**
 * The key that the organisation signs with: its newest one. The first badge makes it; one that cannot be opened any more is
 * followed by another, and stays for what it signed.
 */
export async function signingKey({ services, tenantId, now }: Unit): Promise<SigningKey> {
  const { database, secrets } = services;
  const usable = (rows: readonly { readonly key_id: string; readonly sealed_key: string }[]) => {
    const [newest] = rows;
    const jwk = newest && opened(secrets, newest.sealed_key, tenantId);
    return newest && jwk ? { keyId: newest.key_id, jwk, sealed: newest.sealed_key } : undefined;
  };
  const [rows] = await database.read(tenantId, listBadgeKeys(tenantId));
  const found = usable(rows);
  if (found && !secrets.isOutdated(found.sealed)) return found;
  // Takes a tenth of a second, in which no transaction is held.
  const made = found ? undefined : await newKey();
  return database.transaction(tenantId, async (transaction) => {
    await transaction.rows(lockKeys(tenantId));
    const known = usable(await transaction.rows(listBadgeKeys(tenantId)));
    const key = known ?? made!;
    const sealedKey = secrets.seal(JSON.stringify(key.jwk), badgeKeyOwner(tenantId));
    await transaction.change(
      known
        ? resealBadgeKey(tenantId, known.keyId, sealedKey)
        : insertBadgeKey(tenantId, { keyId: made!.keyId, publicKey: made!.publicKey, sealedKey, now }),
    );
    return key;
  });
}
