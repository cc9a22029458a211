import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { storedKey } from './stored-key.ts';
import { newSealingKey, parseSealingKeys, SecretBox } from './kernel/secrets/secret-box.ts';

function boxOf(text: string, what: string): SecretBox {
  const keys = parseSealingKeys(text);
  // What was written may be a key.
  if (!keys) throw new ConfigError(`${what} must be a name and 32 bytes in base64, several with commas between.`);
  return new SecretBox(keys);
}

/** Seals with the keys in `SECRET_KEYS`, or with one that was made on the first start. */
export async function secretsOf({ secretKeys: given, dataDirectory }: Config): Promise<SecretBox> {
  if (given) return boxOf(given, 'SECRET_KEYS');
  const path = join(dataDirectory, 'secret-keys');
  return boxOf(await storedKey(path, newSealingKey), path);
}
