import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let runs = 0;
/** Passwords that were hashed or compared: work by which calls could be told apart. */
export const hashRuns = (): number => runs;

export function hashPassword(password: string): Promise<string> {
  runs++;
  return hash(password.normalize('NFC'), OPTIONS);
}

/** Compared for unknown accounts, so that they take as long as known ones. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether the password is the account's; false for no account, or one without a password, after the same work. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  runs++;
  const matches = await verify(passwordHash || (await nobody), password.normalize('NFC'));
  return Boolean(passwordHash) && matches;
}
