import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, moment, text, uuid } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { sorting } from '../../http/sorting.ts';
import { typedLine } from '../../tenancy/tenants/one-line.ts';
import { TENANT_LIMITS } from '../../tenancy/tenants/tenant-columns.ts';
import { EMAIL_LENGTH, firstManager, madeTenant, newTenant } from './new-tenant.ts';
import { OPERATOR_LIMITS } from './operator-limits.ts';
import { TENANT_SORTS } from './tenant-sorts.ts';
import { TENANT_STATES } from './tenant-state.ts';

const PATH = '/api/operator/v1/tenants';
const params = z.object({ tenant: uuid });

const tenantLimits = z.object({
  storageLimit: z
    .int()
    .min(OPERATOR_LIMITS.storageBytes.min)
    .max(OPERATOR_LIMITS.storageBytes.max)
    .nullable()
    .describe('Bytes that its files may take together; null: as much as there is'),
  aiMonthlyCap: z
    .int()
    .min(0)
    .max(OPERATOR_LIMITS.won)
    .nullable()
    .describe("Won a month at the installation's AI; null: what the installation allows each"),
});
export type TenantLimits = z.output<typeof tenantLimits>;

const operatedTenant = z
  .object({
    tenantId: z.string(),
    uri: z.string().describe('First label of its host name'),
    name: z.string(),
    siteUrl: z.string().describe('Where its people open it'),
    state: z.enum(TENANT_STATES).describe('Whether it is used'),
    createdAt: moment,
    suspendedAt: moment.nullable(),
    suspensionNote: z.string().describe('What its people read while it is suspended'),
    deletionDueAt: moment.nullable().describe('When all of it goes; null: it stays'),
    people: z.int().describe('Members that have not withdrawn'),
    fileBytes: z.number().describe('What its files take'),
    ...tenantLimits.shape,
    lastUsedAt: moment.nullable().describe('When one of its people was last seen'),
    firstManager: z
      .object({
        nickname: z.string(),
        email: z.string(),
        hasEntered: z.boolean().describe('False: invited, and the invitation is not opened yet'),
        invitedAt: moment,
      })
      .nullable()
      .describe('Who managed it first and still does; null: nobody manages it'),
    exportedAt: moment.nullable().describe('When all of it was last written into an archive here'),
  })
  .meta({ id: 'OperatedTenant' });
export type OperatedTenant = z.output<typeof operatedTenant>;

const confirmed = {
  confirmedName: text(1, TENANT_LIMITS.name).describe('Its name, typed as a check'),
  reason: text(1, OPERATOR_LIMITS.reason).describe('For the log of the installation'),
};

export const listOperatedTenants = endpoint({
  name: 'listOperatedTenants',
  method: 'GET',
  path: PATH,
  summary: 'All organisations of the installation; the oldest first, where no order is asked for',
  audience: 'operator',
  query: z.object({
    ...paging(15),
    keyword,
    state: z.enum(TENANT_STATES).optional(),
    ...sorting(TENANT_SORTS),
  }),
  response: paged(operatedTenant),
});

export const makeOperatedTenant = endpoint({
  name: 'makeOperatedTenant',
  method: 'POST',
  path: PATH,
  summary: 'Makes an organisation and its first manager',
  audience: 'operator',
  body: newTenant,
  response: madeTenant,
});

export const renameOperatedTenant = endpoint({
  name: 'renameOperatedTenant',
  method: 'PUT',
  path: `${PATH}/{tenant}/name`,
  summary: 'Gives an organisation another name',
  audience: 'operator',
  params,
  body: z.object({
    name: typedLine(TENANT_LIMITS.name),
    before: z
      .string()
      .max(TENANT_LIMITS.name)
      .describe('The name that was seen; where it is another one by now, nothing is changed'),
  }),
  response: operatedTenant,
  errors: ['staleVersion'],
});

export const setTenantLimits = endpoint({
  name: 'setTenantLimits',
  method: 'PUT',
  path: `${PATH}/{tenant}/limits`,
  summary: 'Limits what an organisation may take; what is over it already stays, and nothing is added',
  audience: 'operator',
  params,
  body: tenantLimits.extend({
    before: tenantLimits.describe('The limits that were seen; where they are others by now, nothing is changed'),
  }),
  response: operatedTenant,
  errors: ['staleVersion'],
});

export const inviteFirstManager = endpoint({
  name: 'inviteFirstManager',
  method: 'PUT',
  path: `${PATH}/{tenant}/manager`,
  summary:
    'Invites the first manager anew, at this or another address, as long as they have not come in; the link of before leads nowhere',
  audience: 'operator',
  params,
  body: z.object({
    ...firstManager,
    before: z
      .string()
      .max(EMAIL_LENGTH)
      .describe('The address that was seen; where it is another one by now, nothing is changed'),
  }),
  response: madeTenant,
  errors: ['conflict', 'staleVersion'],
});

export const suspendOperatedTenant = endpoint({
  name: 'suspendOperatedTenant',
  method: 'PUT',
  path: `${PATH}/{tenant}/suspension`,
  summary: 'Suspends an organisation: its people see a page, its calls are refused',
  audience: 'operator',
  params,
  body: z.object({
    ...confirmed,
    note: text(0, OPERATOR_LIMITS.suspensionNote).describe('What its people read there'),
  }),
  response: operatedTenant,
  errors: ['conflict'],
});

export const resumeOperatedTenant = endpoint({
  name: 'resumeOperatedTenant',
  method: 'DELETE',
  path: `${PATH}/{tenant}/suspension`,
  summary: 'Has a suspended organisation be used again',
  audience: 'operator',
  params,
  response: operatedTenant,
  errors: ['conflict'],
});

export const orderTenantDeletion = endpoint({
  name: 'orderTenantDeletion',
  method: 'PUT',
  path: `${PATH}/{tenant}/deletion`,
  summary: 'Suspends an organisation, and has all of it deleted after the waiting time',
  audience: 'operator',
  params,
  body: z.object(confirmed),
  response: operatedTenant,
  errors: ['conflict'],
});

export const callOffTenantDeletion = endpoint({
  name: 'callOffTenantDeletion',
  method: 'DELETE',
  path: `${PATH}/{tenant}/deletion`,
  summary: 'Calls the deletion of an organisation off; it stays suspended',
  audience: 'operator',
  params,
  response: operatedTenant,
  errors: ['conflict'],
});
