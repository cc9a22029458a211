import { z } from 'zod';
import { CONSENT_KINDS } from '../../tenancy/accounts/consents.ts';
import { DOWNLOAD_REASONS } from '../../tenancy/audit/download-reasons.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { paged, paging } from '../../http/paging.ts';
import { DATA_GROUPS } from './data-groups.ts';
import { LOOK_KINDS } from './look-kinds.ts';
import { moment, uuid } from '../../http/fields.ts';

const dataGroup = z
  .object({
    group: z.enum(DATA_GROUPS),
    title: z.string(),
    what: z.string().describe('What is kept, why, how long, and what a withdrawal does to it, in sentences'),
    why: z.string(),
    keptFor: z.string(),
    onLeaving: z.string(),
    parts: z
      .array(z.object({ title: z.string(), count: z.number().int() }))
      .describe('How much of it there is about the caller, by what it is'),
  })
  .meta({ id: 'DataGroup' });
export type DataGroupView = z.output<typeof dataGroup>;

export const getPrivacy = endpoint({
  name: 'getPrivacy',
  method: 'GET',
  path: '/api/v1/my/privacy',
  summary: 'What is kept about the caller, with counts, and what they agreed to',
  audience: 'member',
  isBeforeConsents: true,
  response: z.object({
    groups: z.array(dataGroup),
    consents: z.array(z.object({ kind: z.enum(CONSENT_KINDS), version: z.string(), agreedAt: moment })),
    hasPassword: z
      .boolean()
      .describe('Asked for before an archive is fetched; who came by a provider has chosen none yet'),
  }),
});

const look = z
  .object({
    lookSequence: z.number().int(),
    kind: z.enum(LOOK_KINDS),
    by: person,
    clubName: z.string().nullable().describe('Null where it was of the whole organisation'),
    reason: z.enum(DOWNLOAD_REASONS).nullable().describe('Why it was downloaded; null where nobody asked'),
    seenAt: moment.describe('Of what was opened: the first time on that day'),
  })
  .meta({ id: 'Look' });
export type Look = z.output<typeof look>;

export const listLooksAtMember = endpoint({
  name: 'listLooksAtMember',
  method: 'GET',
  path: '/api/manager/v1/members/{memberUUID}/looks',
  summary: 'Who opened or downloaded what is kept about a member in the last year, as the member sees it, for managers',
  audience: 'manager',
  params: z.object({ memberUUID: uuid }),
  query: z.object(paging(10)),
  response: paged(look),
});

export const listLooks = endpoint({
  name: 'listLooks',
  method: 'GET',
  path: '/api/v1/my/privacy/looks',
  summary:
    'Who opened or downloaded what is kept about the caller in the last year, newest first; what was opened stands once a day',
  audience: 'member',
  isBeforeConsents: true,
  query: z.object(paging(20)),
  response: paged(look),
});
