import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestServer } from './server.ts';

const FIXTURE = fileURLToPath(new URL('./second-server.fixture.ts', import.meta.url));

export interface SecondServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a second server of the same installation in a process of its own, its clock as the first one's is now. */
export async function startSecondServer({ ground, clock }: TestServer): Promise<SecondServer> {
  const child = fork(FIXTURE, [JSON.stringify(ground), clock.now().toISOString()], { execArgv: [] });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('The second server ended before it listened.');
    }),
  ])) as [string];
  const stop = async () => {
    child.send('stop');
    await ended;
  };
  return { url, stop };
}
