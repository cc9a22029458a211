import { hashRuns } from './passwords/hashing.ts';
import type { TestServer } from '../../../testing/server.ts';

/**
 * What a call costs, independent of the machine: statements, and runs of the password hash, which outweigh everything
 * else. Calls that tell nothing of an account cost the same.
 */
export async function workOf({ database }: TestServer, call: () => Promise<unknown>) {
  const before = { statements: database.statements, hashes: hashRuns() };
  await call();
  return { statements: database.statements - before.statements, hashes: hashRuns() - before.hashes };
}
