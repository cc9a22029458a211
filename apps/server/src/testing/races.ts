import { vi } from 'vitest';
import type { Person } from './people.ts';
import type { TestServer } from './server.ts';

/** Opens all connections, so that calls made at once really run at once instead of queueing for the first. */
export async function openConnections({ database: { pool } }: TestServer): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) client.release();
}

/** Waits until so many statements wait for what a transaction holds. */
export async function untilLocked({ database: { pool } }: TestServer, count = 1): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length >= count;
  };
  await vi.waitUntil(isWaiting, { timeout: 20_000 });
}

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Person;
  readonly body?: object | FormData;
  readonly key?: string;
}

async function send(url: string, { method, path, who, body, key }: Sent) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { code, data } = (await response.json()) as { code: string; data: never };
  return { status: response.status, code, data };
}

/** Sends all of them at once, to the servers by turns. */
export const sendAtOnce = (urls: readonly string[], requests: readonly Sent[]) =>
  Promise.all(requests.map((request, index) => send(urls[index % urls.length]!, request)));

export const times = (count: number, make: (n: number) => Sent) => Array.from({ length: count }, (_, n) => make(n));

export const withStatus = <T extends { status: number }>(answers: readonly T[], status: number) =>
  answers.filter((answer) => answer.status === status);
