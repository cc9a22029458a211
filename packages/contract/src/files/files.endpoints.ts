import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

export const downloadFiles = endpoint({
  method: 'GET',
  path: '/api/v1/download/files',
  summary: 'Attached files that the caller may see: one as itself, several (comma-separated) as one ZIP',
  audience: 'member',
  query: z.object({
    fileKeys: z
      .string()
      .max(2000)
      .transform((keys) => [...new Set(keys.toLowerCase().split(','))])
      .pipe(z.array(uuid).min(1).max(20)),
  }),
  response: 'file',
});
