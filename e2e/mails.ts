import type { TestMailServer } from '../apps/server/src/testing/mail/smtp.ts';

/** The link of the last mail to somebody, as its plain text holds it; undefined as long as none has come. */
export function linkOf({ received }: TestMailServer, recipient: string): URL | undefined {
  const mail = received.findLast(({ to }) => to.includes(recipient));
  if (!mail) return undefined;
  const [, encoded] =
    /Content-Transfer-Encoding: base64\r?\n(?:\S.*\r?\n)*\r?\n([\w+/=\r\n]+)/i.exec(mail.source) ?? [];
  const text = encoded
    ? Buffer.from(encoded, 'base64').toString()
    : mail.source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  return link ? new URL(link) : undefined;
}
