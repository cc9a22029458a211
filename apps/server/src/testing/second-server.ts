import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isOwn } from '../../../../tools/test-run/addresses/own-addresses.ts';
import type { InstallationProvider } from '../kernel/ai/ai.ts';
import type { TestServer } from './server.ts';

const FIXTURE = fileURLToPath(new URL('./second-server.fixture.ts', import.meta.url));

export interface SecondServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a second server of the same installation in a separate process, with its clock as the first one's is now. It
 * asks a provider where it is given one.
 */
export async function startSecondServer(
  { ground, clock }: TestServer,
  installation?: InstallationProvider,
): Promise<SecondServer> {
  const given = [ground, clock.now(), installation ?? null].map((one) => JSON.stringify(one));
  const child = fork(FIXTURE, given, { execArgv: [] });
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
  return { url: isOwn(url), stop };
}
