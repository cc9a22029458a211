import type { Config } from '../src/config.ts';
import type { RunningServer } from '../src/server.ts';
import { DEMO_PASSWORD } from './password.ts';

/** What the person at the terminal reads once the server listens: the address and the demo accounts. */
export function greeting({ demo, publicUrl }: Config, { app }: RunningServer): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const lines = ['', `  Dure is ready: ${publicUrl ?? `http://localhost:${port}`}`, ''];
  if (demo) {
    lines.push(
      `  Other tenants:  http://hanbit.localhost:${port}  http://saero.localhost:${port}`,
      '  Demo accounts:  manager@dure.test  instructor@dure.test  member1@dure.test … member8@dure.test',
      '                  (the same names at hanbit.test and saero.test for the other tenants)',
      `  Password:       ${DEMO_PASSWORD}`,
      '',
    );
  }
  return lines.join('\n');
}
