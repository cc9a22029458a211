import { hashRuns } from './passwords/hashing.ts';
import type { TestServer } from '../../testing/server.ts';

/**
 * What a call costs, as far as it does not depend on the machine: statements, and runs of the hash for passwords, beside
 * which all else is little. Calls that tell nothing of an account cost the same.
 */
export async function workOf({ database }: TestServer, call: () => Promise<unknown>) {
  const before = { statements: database.statements, hashes: hashRuns() };
  await call();
  return { statements: database.statements - before.statements, hashes: hashRuns() - before.hashes };
}
