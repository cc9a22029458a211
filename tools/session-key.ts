import { generateSigningKey } from '../apps/server/src/kernel/session/tokens.ts';

/** Prints a value for SESSION_KEYS. To rotate, put the new key before the old ones. */
process.stdout.write(`${JSON.stringify([await generateSigningKey()])}\n`);
