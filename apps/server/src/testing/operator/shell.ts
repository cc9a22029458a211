import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withClient } from '../../kernel/database/client.ts';
import type { TestServer } from '../server.ts';

const OPERATOR = fileURLToPath(new URL('../../operator.ts', import.meta.url));

/** The settings with which a shell reaches the database and the files of a test's server. */
export function shellOf({ owner, ground }: TestServer, secretKeys: string): NodeJS.ProcessEnv {
  const { user, password, host, port, database } = owner;
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  return {
    NODE_ENV: 'test',
    DATABASE_URL: `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: ground.directory,
    SECRET_KEYS: secretKeys,
    PUBLIC_URL: 'https://quiz.example.ac.kr',
  };
}

/** Starts a command as a program of its own, types into it, and answers how to kill it. */
export function startCommand(given: readonly string[], env: NodeJS.ProcessEnv, typed: string) {
  const child = spawn(process.execPath, [OPERATOR, ...given], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.stdin.end(`${typed}\n`);
  const ended = once(child, 'exit');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Whether a program waits for a lock of the test's database. */
export const isWaiting = ({ owner }: TestServer): Promise<boolean> =>
  withClient(owner, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [owner.database],
    );
    return rowCount! > 0;
  });
