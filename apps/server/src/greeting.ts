import type { Config } from './config.ts';
import { portOf, type RunningServer } from './server.ts';

/** What the person at the terminal reads once the server listens: the address, and what demo data there is. */
export function greeting({ publicUrl }: Config, { app, demo }: RunningServer): string {
  const port = portOf(app);
  const lines = [`  Dure is ready: ${publicUrl ?? `http://localhost:${port}`}`, ''];
  if (demo) lines.push(...demo.describe(port), '');
  return ['', ...lines].join('\n');
}
