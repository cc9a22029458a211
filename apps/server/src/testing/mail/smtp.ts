import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SmtpSender } from '../../kernel/mail/smtp-sender.ts';

/** A mail server that keeps what it takes; `refusal` makes it answer a recipient with that code. */
export interface TestMailServer {
  readonly url: string;
  readonly postman: SmtpSender;
  readonly received: { readonly from: string; readonly to: string[]; readonly source: string }[];
  refusal: number | undefined;
  close(): Promise<void>;
}

/** Starts a real SMTP server on the loopback. */
export async function startMailServer(): Promise<TestMailServer> {
  const kept: Omit<TestMailServer, 'url' | 'postman' | 'close'> = { received: [], refusal: undefined };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      done(kept.refusal ? Object.assign(new Error('no'), { responseCode: kept.refusal }) : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        kept.received.push({ from, to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return Object.assign(kept, {
    url,
    postman: new SmtpSender({ url, from: 'no-reply@dure.test' }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** The value of a header, folded lines joined. */
export const headerOf = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(source.split(/\r?\n\r?\n/)[0]!)?.[1]
    ?.replace(/\r?\n\s+/g, ' ');
