import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { paged, paging } from '../http/paging.ts';

const mail = z.object({
  mailId: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  /** What stands in it, while it can be of use; null on an installation that sends mail. */
  text: z.string().nullable(),
  /** `ENDED`: the other side refuses it, or it has lost its use. */
  state: z.enum(['WAITING', 'SENT', 'ENDED']),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** What the mail server said of the last try; null where it said nothing wrong. */
  failure: z.string().nullable(),
  tries: z.number().int(),
});
export type Mail = z.output<typeof mail>;

export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  path: '/api/manager/v1/mails',
  summary: 'Mail to people of the last 30 days, newest first; its text only where no SMTP server is set',
  audience: 'manager',
  query: z.object(paging(15)),
  response: paged(mail).extend({
    /** No SMTP server is set: this is where mail ends. */
    isOutbox: z.boolean(),
  }),
});
