import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSealingKey } from '../apps/server/src/kernel/secrets/secret-box.ts';
import { generateSigningKey } from '../apps/server/src/kernel/session/tokens.ts';
import { startMailServer, type TestMailServer } from '../apps/server/src/testing/mail/smtp.ts';

/** A production start on an empty database, whose mails are caught. */
export interface Production {
  /** The address with the secret, as the log prints it. */
  readonly setupUrl: URL;
  readonly mails: TestMailServer;
  stop(): Promise<void>;
}

/** Mails hold the public address, so the port is known before the server takes it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function untilAsked(child: ChildProcess): Promise<URL> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [url] = /http:\/\/localhost:\d+\/setup#\S+/.exec(output) ?? [];
      if (url) resolve(new URL(url));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

export async function startProduction(): Promise<Production> {
  const [directory, port, mails] = [
    await mkdtemp(join(tmpdir(), 'dure-setup-')),
    await freePort(),
    await startMailServer(),
  ];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: directory,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    SESSION_KEYS: JSON.stringify([await generateSigningKey()]),
    SECRET_KEYS: newSealingKey(),
    SMTP_URL: mails.url,
    MAIL_FROM: 'no-reply@dure.test',
  };
  const child = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    setupUrl: await untilAsked(child),
    mails,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await mails.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
