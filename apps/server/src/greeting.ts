import type { Config } from './config.ts';
import { portOf, type RunningServer } from './server.ts';

/** What the person at the terminal reads once the server listens: the address, and what demo data there is. */
export function greeting({ publicUrl }: Config, { app, demo, setupSecret }: RunningServer): string {
  const port = portOf(app);
  const address = publicUrl ?? `http://localhost:${port}`;
  if (setupSecret !== undefined)
    return [
      '',
      '  Dure runs, and has no organisation yet. Make the first one at this address, which counts until then:',
      '',
      `  ${new URL(`/setup#${setupSecret}`, address).href}`,
      '',
      '  In a shell: npm run operator -- tenant create --help',
      '',
    ].join('\n');
  const lines = [`  Dure is ready: ${address}`, ''];
  if (demo) lines.push(...demo.describe(port), '');
  return ['', ...lines].join('\n');
}
