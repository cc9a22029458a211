import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What a mail leads to: 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A code to be typed; it counts for few tries and a short while. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** What is kept of a secret, and of an address that attempts are counted for. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');
