import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { MailRefused } from '../../../kernel/mail/smtp-sender.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { Services, Unit } from '../../../kernel/unit.ts';
import {
  claimMail,
  countMails,
  countStuck,
  giveUpMails,
  hurryStuck,
  insertMail,
  listMailRows,
  markRefused,
  markSent,
  noteFailure,
  type NewMail,
} from './mails.queries.ts';
import { mailView } from './mails.view.ts';

/** The job that `postMail` starts. */
export const MAIL_JOB = 'mail';

/** Writes mails that the clock's next turn sends. */
export function keepMails(transaction: Transaction, now: Date, ...mails: readonly Omit<NewMail, 'mailId'>[]): void {
  transaction.soon(...mails.map((mail) => insertMail(transaction.tenantId, { ...mail, mailId: uuidv7() }, now)));
}

/** Has what is due at the tenant sent once the transaction has committed. */
export const sendSoon = (
  { services, tenant }: { readonly services: Services; readonly tenant: Pick<Tenant, 'uri'> },
  transaction: Transaction,
) => services.jobs.send(transaction, MAIL_JOB, { tenantUri: tenant.uri }, null);

/** Writes mails in the transaction whose doing they tell of: they leave once that has committed, and only then. */
export async function postMail(
  unit: Pick<Unit, 'services' | 'now' | 'tenant'>,
  transaction: Transaction,
  ...mails: readonly Omit<NewMail, 'mailId'>[]
): Promise<void> {
  keepMails(transaction, unit.now, ...mails);
  await sendSoon(unit, transaction);
}

/**
 * Sends what is due at a tenant, one after another, at most `most`, and answers how many. A mail is marked as sent once
 * the mail server accepted it. Where this server dies in between, it is sent again under the same message id.
 */
export async function sendMails(
  { database, clock, mail: { postman } }: Services,
  { tenantId, name }: Pick<Tenant, 'tenantId' | 'name'>,
  most = Infinity,
): Promise<number> {
  if (!postman) return 0;
  const keep = (query: Parameters<Transaction['change']>[0]) =>
    database.transaction(tenantId, (transaction) => transaction.change(query));
  for (let taken = 0; taken < most; taken++) {
    const due = await database.transaction(tenantId, (transaction) =>
      transaction.first(claimMail(tenantId, clock.now())),
    );
    if (!due) return taken;
    const { mail_id: id, recipient, subject, body: text, html, unsubscribe_url: unsubscribeUrl } = due;
    try {
      await postman.deliver({ id, recipient, sender: name, subject, text, html, unsubscribeUrl });
      await keep(markSent(tenantId, id, clock.now()));
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof MailRefused) await keep(markRefused(tenantId, id, message, clock.now()));
      else await keep(noteFailure(tenantId, id, message));
    }
  }
  return most;
}

/** What one organisation sends at its turn: others' mail goes between. */
const AT_A_TURN = 50;

/** Sends what is due at a tenant, and puts the rest of much into the line. */
export async function sendAtTurn(services: Services, tenant: Pick<Tenant, 'tenantId' | 'name' | 'uri'>): Promise<void> {
  if ((await sendMails(services, tenant, AT_A_TURN)) < AT_A_TURN) return;
  await services.database.transaction(tenant.tenantId, (transaction) => sendSoon({ services, tenant }, transaction));
}

/** Empties what has lost its use. */
export async function tidyMails({ database, clock }: Services, tenantId: string): Promise<void> {
  await database.transaction(tenantId, (transaction) => transaction.change(giveUpMails(tenantId, clock.now())));
}

/** The mail that is kept, newest first. What stands in it is shown only where it leaves in no other way. */
export async function listMails(unit: Unit, place: PageOf) {
  const { tenantId } = unit;
  const [rows, [count], [stuck]] = await unit.read(
    listMailRows(tenantId, place),
    countMails(tenantId),
    countStuck(tenantId),
  );
  const isOutbox = unit.services.mail.postman === undefined;
  return {
    contents: rows.map((row) => mailView(row, isOutbox)),
    totalElements: count!.count,
    stuckCount: isOutbox ? 0 : stuck!.count,
    isOutbox,
  };
}

/** Tries now what would be tried later. */
export async function retryMails(unit: Unit): Promise<{ retriedCount: number }> {
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const retriedCount = (await transaction.rows(hurryStuck(tenantId, now))).length;
    unit.record(transaction, { action: 'mailsRetried', before: { retriedCount: 0 }, after: { retriedCount } });
    if (retriedCount > 0) await sendSoon(unit, transaction);
    return { retriedCount };
  });
}
