import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';

/** What is to be said to one address. */
export interface NewMail {
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Where it says more than the text alone would: a mail with Markdown in it. */
  readonly html?: string;
  /** The end of what the mail leads to. */
  readonly usefulUntil: Date;
  /** Mail about what happened: it leaves only while the member may be written to. */
  readonly to?: Subscriber;
}

export interface Subscriber {
  readonly memberId: string;
  /** Ends such mail at one click (RFC 8058). */
  readonly unsubscribeUrl: string;
}

export const insertMail = (tenantId: string, mail: NewMail, now: Date) =>
  build.insertInto('mails').values({
    tenant_id: tenantId,
    mail_id: mail.mailId,
    recipient: mail.recipient,
    subject: mail.subject,
    body: mail.text,
    html: mail.html ?? null,
    created_at: now,
    useful_until: mail.usefulUntil,
    next_try_at: now,
    member_id: mail.to?.memberId ?? null,
    unsubscribe_url: mail.to?.unsubscribeUrl ?? null,
  });

/** Minutes from one try to the next: 2, 4, 8, 16, then every half hour. Longer than a try takes. */
const nextTry = (now: Date) =>
  sql<Date>`${now}::timestamptz + least(30, 2 ^ least(10, mails.tries + 1)) * interval '1 minute'`;

/** Takes the next mail that is due and still of use; until its next try is due nobody else takes it. */
export const claimMail = (tenantId: string, now: Date) =>
  build
    .updateTable('mails')
    .set((row) => ({ tries: row('tries', '+', 1), next_try_at: nextTry(now) }))
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row(
        'mail_id',
        '=',
        row
          .selectFrom('mails as due')
          .select('due.mail_id')
          .where('due.tenant_id', '=', tenantId)
          .where('due.sent_at', 'is', null)
          .where('due.failed_at', 'is', null)
          .where('due.next_try_at', '<=', now)
          .where('due.useful_until', '>', now)
          .where((due) =>
            due.or([
              due('due.member_id', 'is', null),
              // Who is gone meanwhile, or whose the address is not any more, is written to no more.
              due.exists(
                due
                  .selectFrom('members')
                  .select('members.member_id')
                  .where('members.tenant_id', '=', tenantId)
                  .whereRef('members.member_id', '=', 'due.member_id')
                  .where('members.status', '=', 'ACTIVE')
                  .where('members.email_verified_at', 'is not', null),
              ),
            ]),
          )
          .orderBy('due.next_try_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(['mail_id', 'recipient', 'subject', 'body', 'html', 'unsubscribe_url']);

const EMPTIED = { body: '', html: null, unsubscribe_url: null };
const oneMail = (tenantId: string, mailId: string) =>
  build.updateTable('mails').where('tenant_id', '=', tenantId).where('mail_id', '=', mailId);

export const markSent = (tenantId: string, mailId: string, now: Date) =>
  oneMail(tenantId, mailId).set({ sent_at: now, ...EMPTIED, failure: null });
export const noteFailure = (tenantId: string, mailId: string, failure: string) =>
  oneMail(tenantId, mailId).set({ failure });
export const markRefused = (tenantId: string, mailId: string, failure: string, now: Date) =>
  oneMail(tenantId, mailId).set({ failure, failed_at: now, ...EMPTIED });

/** What has lost its use leaves nobody an address that opens something. */
export const giveUpMails = (tenantId: string, now: Date) =>
  build
    .updateTable('mails')
    .set({ failed_at: now, ...EMPTIED })
    .where('tenant_id', '=', tenantId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('useful_until', '<=', now);

/** What has left or ended and is older than that; what is still to leave is not. */
const isOverBefore = (moment: Date) =>
  sql<boolean>`(created_at < ${moment}::timestamptz and (sent_at is not null or failed_at is not null))`;

export const deleteMailsBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('mails').where('tenant_id', '=', tenantId).where(isOverBefore(moment));

export const countMailsBefore = (tenantId: string, moment: Date) =>
  build
    .selectFrom('mails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where(isOverBefore(moment));

export const listMailRows = (tenantId: string, { page, size }: PageOf) =>
  build
    .selectFrom('mails')
    .select(['mail_id', 'recipient', 'subject', 'body', 'created_at', 'sent_at', 'failed_at', 'failure', 'tries'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countMails = (tenantId: string) =>
  build
    .selectFrom('mails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId);

/** Not taken at the last try, and of use still. */
const isStuck = (tenantId: string) => sql<boolean>`(mails.tenant_id = ${tenantId}::uuid and mails.sent_at is null
  and mails.failed_at is null and mails.failure is not null)`;

/** How many mails a server did not take that are tried again. */
export const countStuck = (tenantId: string) =>
  build
    .selectFrom('mails')
    .where(isStuck(tenantId))
    .select((row) => row.fn.countAll<number>().as('count'));

/** Has them tried at the next turn. */
export const hurryStuck = (tenantId: string, now: Date) =>
  build.updateTable('mails').set({ next_try_at: now }).where(isStuck(tenantId)).returning('mail_id');
