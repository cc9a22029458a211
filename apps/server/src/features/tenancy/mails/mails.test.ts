import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type OutgoingMail, SmtpSender } from '../../../kernel/mail/smtp-sender.ts';
import { Outages } from '../../../kernel/net/outages.ts';
import type { Services } from '../../../kernel/unit.ts';
import { headerOf, startMailServer, type TestMailServer } from '../../../testing/mail/smtp.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { insertMail } from './mails.queries.ts';
import { sendMails, tidyMails } from './mails.service.ts';

const HOUR_MS = 60 * 60_000;
let server: TestServer;
let tenantId: string;
let smtp: TestMailServer;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  smtp = await startMailServer();
  server.clock.set(START);
  await onRows('delete from mails');
});
afterEach(() => smtp.close());

const onRows = (statement: string) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement)).rows);
const rows = () => onRows('select * from mails order by mail_id');
const servicesWith = (postman: Pick<SmtpSender, 'deliver'>): Services => ({
  ...server.services,
  mail: { ...server.services.mail, postman: postman as SmtpSender },
});
async function post(part: { recipient?: string; subject?: string; text?: string } = {}): Promise<string> {
  const mailId = uuidv7();
  const usefulUntil = new Date(server.clock.now().getTime() + HOUR_MS);
  const mail = { mailId, recipient: 'a@dure.test', subject: '제목', text: '본문', usefulUntil, ...part };
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(insertMail(tenantId, mail, server.clock.now())),
  );
  return mailId;
}
const send = (postman: Pick<SmtpSender, 'deliver'> = smtp.postman) =>
  sendMails(servicesWith(postman), { tenantId, name: 'dure 대학교' });

test('a mail leaves as text and HTML, from the tenant by name, and its text is kept no longer', async () => {
  const mailId = await post({ text: '안녕하세요, <b>서예린</b> 님.\n\nhttps://dure.test/account/login\n' });
  await send();
  const [{ from, to, source }] = smtp.received as [(typeof smtp.received)[number]];
  expect([from, to]).toEqual(['no-reply@dure.test', ['a@dure.test']]);
  expect(headerOf(source, 'Message-ID')).toBe(`<${mailId}@dure.test>`);
  expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(source, 'From')).toMatch(/=\?UTF-8\?.* <no-reply@dure\.test>$/);
  expect(headerOf(source, 'Content-Type')).toMatch(/^multipart\/alternative/);
  const parts = source
    .split(/base64\r\n\r\n/)
    .slice(1)
    .map((part) => Buffer.from(part.split('\r\n--')[0]!, 'base64').toString());
  const [text, html] = parts as [string, string];
  expect(text).toContain('<b>서예린</b>');
  expect(html).toContain('&lt;b&gt;서예린&lt;/b&gt;');
  expect(html).toContain('<a href="https://dure.test/account/login">');
  expect(await rows()).toMatchObject([{ body: '', sent_at: server.clock.now(), failure: null, tries: 1 }]);
  await send();
  expect(smtp.received).toHaveLength(1);
});

test('what cannot leave now is tried again after longer and longer whiles, as the same mail', async () => {
  const mailId = await post();
  smtp.refusal = 451;
  const triedAfter: number[] = [];
  for (let minute = 0; minute <= 14; minute++) {
    server.clock.set(new Date(new Date(START).getTime() + minute * 60_000));
    const before = Number((await rows())[0]!['tries']);
    await send();
    if (Number((await rows())[0]!['tries']) > before) triedAfter.push(minute);
  }
  expect(triedAfter).toEqual([0, 2, 6, 14]);
  expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, failure: expect.stringContaining('451') }]);
  smtp.refusal = undefined;
  server.clock.advance(16 * 60_000);
  await send();
  expect(smtp.received.map(({ source }) => headerOf(source, 'Message-ID'))).toEqual([`<${mailId}@dure.test>`]);
  expect(await rows()).toMatchObject([{ sent_at: server.clock.now(), failure: null }]);
});

test('a mail server that is away costs no mail, and what it refuses for good ends', async () => {
  await post({ recipient: 'away@dure.test' });
  await smtp.close();
  await send();
  expect(await rows()).toMatchObject([
    { sent_at: null, failed_at: null, failure: expect.stringMatching(/ECONNREFUSED/) },
  ]);
  smtp = await startMailServer();
  smtp.refusal = 550;
  server.clock.advance(2 * 60_000);
  await send();
  expect(await rows()).toMatchObject([{ sent_at: null, failed_at: server.clock.now(), body: '' }]);
  // Still of use, and taken by now: it is tried no more all the same.
  smtp.refusal = undefined;
  server.clock.advance(HOUR_MS / 2);
  await send();
  expect(smtp.received).toEqual([]);
});

test('two servers send each mail once', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => post({ recipient: `p${index}@dure.test` })));
  await Promise.all([send(), send(), send()]);
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, index) => `p${index}@dure.test`).toSorted(),
  );
});

test('a server that dies between sending and marking sends once more, under the same id, and never again', async () => {
  const mailId = await post();
  const dies = {
    deliver: async (letter: OutgoingMail) => {
      await smtp.postman.deliver(letter);
      throw new Error('killed');
    },
  };
  await send(dies);
  for (let hour = 0; hour < 3; hour++) {
    server.clock.advance(10 * 60_000);
    await send();
  }
  const ids = smtp.received.map(({ source }) => headerOf(source, 'Message-ID'));
  expect(ids).toEqual([`<${mailId}@dure.test>`, `<${mailId}@dure.test>`]);
});

test('line breaks in what people wrote add no header and no recipient', async () => {
  const evil = '이름\r\nBcc: victim@dure.test\r\n\r\n<script>';
  await post({ subject: evil, text: evil });
  await send();
  const [{ to, source }] = smtp.received as [(typeof smtp.received)[number]];
  expect(to).toEqual(['a@dure.test']);
  expect(headerOf(source, 'Bcc')).toBeUndefined();
});

test('what has lost its use is emptied and not sent', async () => {
  await post();
  server.clock.advance(HOUR_MS - 1);
  await tidyMails(server.services, tenantId);
  expect(await rows()).toMatchObject([{ body: '본문', failed_at: null }]);
  server.clock.advance(1);
  await send();
  expect(smtp.received).toEqual([]);
  await tidyMails(server.services, tenantId);
  expect(await rows()).toMatchObject([{ body: '', failed_at: server.clock.now(), tries: 0 }]);
});

test('managers read the outbox of their tenant; where mail is sent they see that it was, not what it says', async () => {
  const manager = await makePerson(server, tenantId, 'manager');
  await post({ text: 'https://dure.test/account/password#secret' });
  const { body } = await server.call({ url: '/api/manager/v1/mails', token: manager.token });
  expect(body.data).toMatchObject({
    isOutbox: true,
    totalElements: 1,
    contents: [{ recipient: 'a@dure.test', state: 'WAITING', text: 'https://dure.test/account/password#secret' }],
  });
  Object.assign(server.services.mail, { postman: smtp.postman });
  try {
    const sending = await server.call({ url: '/api/manager/v1/mails', token: manager.token });
    expect(sending.body.data).toMatchObject({ isOutbox: false, contents: [{ state: 'WAITING', text: null }] });
  } finally {
    Object.assign(server.services.mail, { postman: undefined });
  }
  await makeTenant(server, 'hanbit');
});

test('a mail server that is away is told once, however many mails it does not take', async () => {
  const told: string[] = [];
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  nobody.close();
  await once(nobody, 'close');
  const away = new SmtpSender(
    { url: `smtp://127.0.0.1:${port}`, from: 'no-reply@dure.test' },
    new Outages((sentence) => told.push(sentence)),
  );
  for (let n = 0; n < 3; n++) await post();
  await send(away);
  expect(told).toEqual([
    'The mail server of SMTP_URL is away: mail waits in the outbox, /system/admin/mails, and is tried again.',
  ]);
});
