import { join } from 'node:path';
import type { JWK } from 'jose';
import { ConfigError, type Config } from './config.ts';
import { storedKey } from './stored-key.ts';
import { generateSigningKey, Tokens } from './kernel/session/tokens.ts';

async function tokensFrom(text: string, what: string): Promise<Tokens> {
  try {
    return await Tokens.create(JSON.parse(text) as JWK[]);
  } catch {
    // The cause may hold a piece of a key.
    throw new ConfigError(
      `${what} must be a JSON list of EC P-256 keys (JWK) with "kid", the first of them private: make one with "npm run session-key".`,
    );
  }
}

/** The tokens of the keys in `SESSION_KEYS`, or of those that were made on the first start. */
export async function tokensOf({ sessionKeys: given, dataDirectory }: Config): Promise<Tokens> {
  if (given) return tokensFrom(given, 'SESSION_KEYS');
  const path = join(dataDirectory, 'session-keys.json');
  return tokensFrom(await storedKey(path, async () => JSON.stringify([await generateSigningKey()])), path);
}
