import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, list, text, moment, uuid } from '../../http/fields.ts';
import { pagedUpTo, paging } from '../../http/paging.ts';
import { sorting } from '../../http/sorting.ts';
import { downloadReason } from '../audit/download-reason.ts';
import {
  MAX_MANAGED_AT_ONCE,
  MAX_MEMBER_TYPE_LENGTH,
  MAX_ORGANIZATION_CODES,
  MAX_ORGANIZATION_CODE_LENGTH,
} from './account-limits.ts';
import { MEMBER_ROLES } from './member-roles.ts';
import { MEMBER_SORTS } from './managed-members/member-sorts.ts';
import { MEMBER_STATES } from './member-states.ts';

export const managedMember = z
  .object({
    memberUUID: z.uuid(),
    nickname: z.string(),
    email: z.string().nullable().describe('Null of whoever has none'),
    loginName: z.string().nullable().describe('By which whoever has no address logs in'),
    studentNumber: z.string().nullable(),
    memberType: z.string(),
    organizationCode: z.string().describe('Empty where nobody has chosen one'),
    roles: z.array(z.enum(MEMBER_ROLES)),
    state: z
      .enum(MEMBER_STATES)
      .describe(
        '`DORMANT`: unused for so long that a password alone does not open it; `LOCKED`: kept shut by a manager',
      ),
    lastUsedAt: moment,
    memberSince: moment,
  })
  .meta({ id: 'ManagedMember' });
export type ManagedMember = z.output<typeof managedMember>;

const narrowed = {
  /** In the nickname, the address, the log-in name or the student number. */
  keyword,
  memberType: text(1, MAX_MEMBER_TYPE_LENGTH).optional(),
  organizationCode: text(1, MAX_ORGANIZATION_CODE_LENGTH).optional(),
  state: z.enum(MEMBER_STATES).optional(),
};

export const listManagedMembers = endpoint({
  name: 'listManagedMembers',
  method: 'GET',
  path: '/api/manager/v1/members',
  summary: "The organisation's members, without those who withdrew, for its managers",
  audience: 'manager',
  query: z.object({ ...paging(15), ...narrowed, ...sorting(MEMBER_SORTS) }),
  response: pagedUpTo(managedMember),
});

export const exportManagedMembers = endpoint({
  name: 'exportManagedMembers',
  method: 'GET',
  path: '/api/manager/v1/members/export',
  summary: 'The same list, narrowed alike, as .xlsx; members see that it was taken along, and why',
  audience: 'manager',
  query: z.object({
    ...narrowed,
    memberUUIDs: list(uuid, MAX_MANAGED_AT_ONCE).optional().describe('These alone; all of them where it is left out'),
    ...downloadReason,
  }),
  response: 'file',
  perMinute: 10,
});

const code = text(1, MAX_ORGANIZATION_CODE_LENGTH);
const organizationCodes = z
  .object({
    codes: z
      .array(z.object({ code, memberCount: z.number().int() }))
      .describe('In the order in which people choose, each with how many members say that they belong there'),
  })
  .meta({ id: 'OrganizationCodes' });
export type OrganizationCodes = z.output<typeof organizationCodes>;

export const listOrganizationCodes = endpoint({
  name: 'listOrganizationCodes',
  method: 'GET',
  path: '/api/manager/v1/organization-codes',
  summary: 'The places of the organisation that people choose from',
  audience: 'manager',
  response: organizationCodes,
});

export const saveOrganizationCodes = endpoint({
  name: 'saveOrganizationCodes',
  method: 'PUT',
  path: '/api/manager/v1/organization-codes',
  summary: 'Keeps the places as they are to be: whoever belongs to one that has another name goes along',
  audience: 'manager',
  body: z.object({
    seen: z.array(code).max(MAX_ORGANIZATION_CODES).describe('The places that the editor saw'),
    codes: z
      .array(
        z.object({
          code,
          was: code.nullable().describe('What it was called; null: a new one'),
        }),
      )
      .max(MAX_ORGANIZATION_CODES),
  }),
  response: organizationCodes,
  errors: ['staleVersion'],
});
