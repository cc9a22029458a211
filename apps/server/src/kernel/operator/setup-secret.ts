import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RowPart } from '../columns.ts';
import type { SetupSecrets } from '../database/schema.gen.ts';
import type { Connection } from '../database/connection.ts';
import { build } from '../database/build.ts';
import { withClient } from '../database/client.ts';
import type { Database } from '../database/database.ts';
import { type SecretBox, SecretLost } from '../secrets/secret-box.ts';

/** Whose the seal is: nothing else that is sealed opens as this secret. */
const OWNER = 'setup';

/** What is kept of a set-up secret. */
export const setupHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const findSecret = build
  .selectFrom('setup_secrets')
  .select('secret_hash')
  .where((row) => row.not(row.exists(row.selectFrom('tenants').select('tenant_id'))));

type Kept = RowPart<SetupSecrets, 'sealed_secret'>;

function opened(secrets: SecretBox, { sealed_secret }: Kept): string | undefined {
  try {
    return secrets.open(sealed_secret, OWNER);
  } catch (error) {
    if (error instanceof SecretLost) return undefined;
    throw error;
  }
}

/**
 * The secret by which the first tenant is made, for whoever reads the log; undefined once there is a tenant. It is made once: every
 * server of the database, and every start, tells the same one. One that was sealed by a key that is gone gives way to another.
 */
export function offeredSetupSecret(owner: Connection, secrets: SecretBox): Promise<string | undefined> {
  return withClient(owner, async (client) => {
    const insert = async (onConflict: string) => {
      const secret = randomBytes(24).toString('base64url');
      await client.query(
        `insert into setup_secrets (secret_hash, sealed_secret, made_at)
         select $1, $2, now() where not exists (select from tenants) ${onConflict}`,
        [setupHash(secret), secrets.seal(secret, OWNER)],
      );
    };
    const find = async () => (await client.query<Kept>('select sealed_secret from setup_secrets')).rows[0];
    await insert('on conflict do nothing');
    const kept = await find();
    if (!kept) return undefined;
    const known = opened(secrets, kept);
    if (known !== undefined) return known;
    await insert(`on conflict (is_only) do update set secret_hash = excluded.secret_hash,
      sealed_secret = excluded.sealed_secret, made_at = excluded.made_at`);
    const anew = await find();
    return anew && opened(secrets, anew);
  });
}

/** The hash of the secret, where it is the one that counts now; compared in a time that tells nothing of it. */
export async function admittedSetup(database: Database, secret: string): Promise<string | undefined> {
  const [kept] = await database.readGlobal(findSecret);
  const given = setupHash(secret);
  const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(kept?.secret_hash ?? setupHash('')));
  return kept && isRight ? given : undefined;
}
