import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { version } from '../../http/fields.ts';
import { RETENTION_BOUNDS } from './retention-kinds.ts';

const days = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().int().min(min).max(max);
const queried = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.coerce.number<number>().int().min(min).max(max).optional();
const { mailDays, invitationDays, noticeDays, conversationDays } = RETENTION_BOUNDS;

const kept = {
  mailDays: days(mailDays).describe('Days that mail is kept, from its writing on'),
  invitationDays: days(invitationDays).describe('Days that invitations are kept, from their end on'),
  noticeDays: days(noticeDays).describe('Days that notices are kept, from their sending on'),
  conversationDays: days(conversationDays)
    .nullable()
    .describe('Days that conversations with lecture assistants are kept; null: as long as their club'),
};

const retention = z.object({ ...kept, version: z.number().int() }).meta({ id: 'RetentionSettings' });
export type RetentionSettings = z.output<typeof retention>;

export const getRetention = endpoint({
  name: 'getRetention',
  method: 'GET',
  path: '/api/manager/v1/retention',
  summary: 'How long the organisation keeps what it may keep longer or shorter',
  audience: 'manager',
  response: retention,
});

const count = z.number().int();
export const countRetained = endpoint({
  name: 'countRetained',
  method: 'GET',
  path: '/api/manager/v1/retention/due',
  summary: 'How much would be deleted by other periods: what is older than that now; a period left out counts nothing',
  audience: 'manager',
  query: z.object({
    mailDays: queried(mailDays),
    invitationDays: queried(invitationDays),
    noticeDays: queried(noticeDays),
    conversationDays: queried(conversationDays),
  }),
  response: z
    .object({
      mailDays: count.describe('Mails'),
      invitationDays: count.describe('Invitations'),
      noticeDays: count.describe('Notices'),
      conversationDays: count.describe('Questions, each with its answer'),
    })
    .meta({ id: 'RetainedCounts' }),
});
export type RetainedCounts = z.output<(typeof countRetained)['response']>;

export const saveRetention = endpoint({
  name: 'saveRetention',
  method: 'PUT',
  path: '/api/manager/v1/retention',
  summary: 'Keeps something longer or shorter; what is too old by then is deleted in the next night',
  audience: 'manager',
  body: z.object({ ...kept, version }),
  response: retention,
  errors: ['staleVersion'],
});
