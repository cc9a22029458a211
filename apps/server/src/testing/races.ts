import type { TestServer } from './server.ts';

/** Opens all connections, so that calls made at once really run at once instead of queueing for the first. */
export async function openConnections({ database: { pool } }: TestServer): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) client.release();
}
