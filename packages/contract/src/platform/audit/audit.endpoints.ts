import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { flag, instant, keyword, moment, uuid } from '../../http/fields.ts';
import { pagedUpTo, paging } from '../../http/paging.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { AUDIT_ACTIONS } from '../../tenancy/audit/audit-actions.ts';
import { downloadReason } from '../../tenancy/audit/download-reason.ts';
import { DOWNLOAD_REASONS } from '../../tenancy/audit/download-reasons.ts';
import { LOOK_KINDS } from '../privacy/look-kinds.ts';
import { AUDIT_KINDS } from './audit-kinds.ts';

const auditValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const auditEntry = z
  .object({
    entryId: z.string().describe('Of a change `C` and its number, of a look or a download `L` and its number'),
    kind: z.enum(AUDIT_KINDS),
    happenedAt: moment.describe('Of a look: the first time on that day'),
    by: person,
    action: z.enum(AUDIT_ACTIONS).nullable().describe('What was changed; null for looks and downloads'),
    look: z.enum(LOOK_KINDS).nullable().describe('What was looked at or downloaded; null for changes'),
    memberNickname: z.string().nullable().describe('Whom it is about; null where it is about no one member'),
    clubName: z.string().nullable().describe('Null where it is about no club'),
    changes: z
      .array(
        z.object({
          field: z.string().describe('As the call that changed it names it'),
          before: auditValue,
          after: auditValue.describe('Null like `before`: a secret, which is kept nowhere in the log'),
        }),
      )
      .describe('Every field that has another value now; empty for looks and downloads'),
    downloadReason: z.enum(DOWNLOAD_REASONS).nullable().describe('Null where none was asked for'),
    reason: z.string().describe('In words; empty where none was given'),
    address: z.string().describe('IP address that it was done from; empty for what is older than the log'),
    device: z.string().describe('Browser and system; empty for what is no browser'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;

const narrowed = {
  /** In the name of who did it, in what was done, or in the reason. */
  keyword,
  kind: z.enum(AUDIT_KINDS).optional(),
  by: uuid.optional().describe('Who did it'),
  from: instant.optional().describe('The earliest that is shown'),
  to: instant.optional().describe('The latest that is shown'),
  hasReason: flag.optional().describe('`true`: only what bears a reason'),
};

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/api/manager/v1/audit',
  summary: 'What managers changed, and who looked at or downloaded personal data, in the last year, newest first',
  audience: 'manager',
  query: z.object({ ...paging(15), ...narrowed }),
  response: pagedUpTo(auditEntry),
});

export const exportAuditEntries = endpoint({
  name: 'exportAuditEntries',
  method: 'GET',
  path: '/api/manager/v1/audit/export',
  summary: 'The same list, narrowed alike and without an end, as .xlsx; it leaves an entry of its own',
  audience: 'manager',
  query: z.object({ ...narrowed, ...downloadReason }),
  response: 'file',
  perMinute: 10,
});
