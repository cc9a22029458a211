import { z } from 'zod';
import { givenPassword } from '../../tenancy/accounts/password-rules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { text, moment } from '../../http/fields.ts';

const dataExport = z
  .object({
    state: z.enum(['NONE', 'WAITING', 'READY']).describe('`NONE`: none was asked for, or the last one has expired'),
    requestedAt: moment.nullable(),
    expiresAt: moment.nullable().describe('When it is removed; null until it is ready'),
    byteSize: z.number().int().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.output<typeof dataExport>;

export const getExport = endpoint({
  name: 'getExport',
  method: 'GET',
  path: '/api/v1/my/export',
  summary: 'What became of the export of the own data that was asked for last',
  audience: 'member',
  isBeforeConsents: true,
  response: dataExport,
});

export const requestExport = endpoint({
  name: 'requestExport',
  method: 'POST',
  path: '/api/v1/my/export',
  summary: 'Has all own data and files put into a ZIP, one at a time: while one is made, asking again changes nothing',
  audience: 'member',
  isBeforeConsents: true,
  response: dataExport,
});

export const openExport = endpoint({
  name: 'openExport',
  method: 'POST',
  path: '/api/v1/my/export/ticket',
  summary: 'Confirms a download with the password; the ticket is good for five minutes and one download of the caller',
  audience: 'member',
  isBeforeConsents: true,
  body: z.object({ password: givenPassword }),
  response: z.object({ ticket: z.string() }),
  errors: ['notFound'],
});

export const downloadExport = endpoint({
  name: 'downloadExport',
  method: 'GET',
  path: '/api/v1/my/export/file',
  summary: 'The ZIP itself, for whoever was given the ticket, once',
  audience: 'member',
  isBeforeConsents: true,
  query: z.object({ ticket: text(1, 64) }),
  response: 'file',
  errors: ['notFound'],
});
