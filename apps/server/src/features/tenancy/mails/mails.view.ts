import type { Mail } from '@dure/contract/tenancy/mails/mails.endpoints';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { listMailRows } from './mails.queries.ts';

type MailRow = RowsOf<ReturnType<typeof listMailRows>>[number];

/** Whoever reads a mail could use what it leads to: its text is shown where nobody else gets it. */
export const mailView = (row: MailRow, isOutbox: boolean): Mail => ({
  mailId: row.mail_id,
  recipient: row.recipient,
  subject: row.subject,
  text: isOutbox && row.body !== '' ? row.body : null,
  state: row.sent_at ? 'SENT' : row.failed_at ? 'ENDED' : 'WAITING',
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  failure: row.failure,
  tries: row.tries,
});
