import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { paged, paging } from '../../http/paging.ts';
import { moment } from '../../http/fields.ts';

const mail = z
  .object({
    mailId: z.uuid(),
    recipient: z.string(),
    subject: z.string(),
    text: z
      .string()
      .nullable()
      .describe('What stands in it, while it can be of use; null on an installation that sends mail'),
    state: z.enum(['WAITING', 'SENT', 'ENDED']).describe('`ENDED`: the other side refuses it, or it has lost its use'),
    createdAt: moment,
    sentAt: moment.nullable(),
    failure: z
      .string()
      .nullable()
      .describe('What the mail server said of the last try; null where it said nothing wrong'),
    tries: z.number().int(),
  })
  .meta({ id: 'Mail' });
export type Mail = z.output<typeof mail>;

export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  path: '/api/manager/v1/mails',
  summary: 'Mail to people of the last 30 days, newest first; its text only where no SMTP server is set',
  audience: 'manager',
  query: z.object(paging(15)),
  response: paged(mail).extend({
    stuckCount: z.number().int().describe('Mails that a server did not take and that are tried again'),
    isOutbox: z.boolean().describe('No SMTP server is set: this is where mail ends'),
  }),
});

export const retryMails = endpoint({
  name: 'retryMails',
  method: 'POST',
  path: '/api/manager/v1/mails/retry',
  summary: 'Tries those mails now that a server did not take and that would be tried later',
  audience: 'manager',
  response: z.object({ retriedCount: z.number().int() }),
});
