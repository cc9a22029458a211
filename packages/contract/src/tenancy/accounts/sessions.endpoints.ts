import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { uuid, moment } from '../../http/fields.ts';

const session = z
  .object({
    sessionId: z.uuid(),
    device: z.string().describe('Browser and system, such as `Chrome · Windows`; empty where they are not known'),
    startedAt: moment,
    isCurrent: z.boolean().describe('The one that asks'),
  })
  .meta({ id: 'DeviceSession' });
export type OpenSession = z.output<typeof session>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/v1/my/sessions',
  summary: 'Where the caller is logged in: this session first, then the newest',
  audience: 'member',
  response: z.object({ sessions: z.array(session) }),
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/v1/my/sessions/{sessionId}',
  summary: "Logs out one of the caller's sessions",
  audience: 'member',
  params: z.object({ sessionId: uuid }),
  response: z.null(),
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/v1/my/sessions',
  summary: 'Logs out every session of the caller but this one',
  audience: 'member',
  response: z.null(),
});
