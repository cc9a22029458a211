import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';

export const getGoodEye = endpoint({
  name: 'getGoodEye',
  method: 'GET',
  path: '/api/v1/my/good-eye',
  summary: "How many of the caller's one-picks were graded well later, in tenths; told to nobody else",
  audience: 'member',
  response: z.object({
    pickCount: z.number().int().describe('One-picks that count so far'),
    tenths: z.number().int().min(0).max(10).nullable().describe('0 to 10; null while too few count'),
  }),
});
