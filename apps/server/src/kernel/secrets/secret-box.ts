import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];

export interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

/** What was sealed cannot be opened: its key is no longer given, or it was sealed for something else. */
export class SecretLost extends Error {}

/** Reads `id:base64,id:base64` (32 bytes each); undefined where it is anything else. */
export function parseSealingKeys(text: string): SealingKey[] | undefined {
  const keys = text.split(',').map((one) => {
    const [, id = '', base64 = ''] = /^\s*([\w-]{1,40}):([\w+/=-]+)\s*$/.exec(one) ?? [];
    return { id, key: Buffer.from(base64, 'base64') };
  });
  const areWhole = keys.every(({ id, key }) => id !== '' && key.length === KEY_BYTES);
  return areWhole && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : undefined;
}

export const newSealingKey = (): string => `first:${randomBytes(KEY_BYTES).toString('base64')}`;

/**
 * Seals short secrets for the database (AES-256-GCM). The first key seals, every one opens, so a key is changed by putting
 * a new one in front. What is sealed belongs to its owner (a tenant's id): moved to another row it does not open.
 */
export class SecretBox {
  readonly #keys: readonly SealingKey[];

  constructor(keys: readonly SealingKey[]) {
    this.#keys = keys;
  }

  seal(secret: string, owner: string): string {
    const [first] = this.#keys;
    if (!first) throw new SecretLost('There is no key to seal with.');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, first.key, iv).setAAD(Buffer.from(`${first.id}.${owner}`));
    const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
  }

  /** Throws `SecretLost`. */
  open(sealed: string, owner: string): string {
    const [id, text = ''] = sealed.split('.');
    const found = this.#keys.find((key) => key.id === id);
    if (!found) throw new SecretLost(`The key "${id}" is not given.`);
    const bytes = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(`${id}.${owner}`))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new SecretLost(`What "${id}" sealed does not open here.`);
    }
  }

  /** Sealed by a key that was replaced: to be sealed anew before that one goes. */
  isOutdated(sealed: string): boolean {
    return !sealed.startsWith(`${this.#keys[0]!.id}.`);
  }
}
