import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { keyword, text } from '../http/fields.ts';
import { paged, paging } from '../http/paging.ts';

const MEMBER_STATES = ['ACTIVE', 'DORMANT'] as const;

const managedMember = z.object({
  memberUUID: z.uuid(),
  nickname: z.string(),
  email: z.string(),
  studentNumber: z.string().nullable(),
  memberType: z.string(),
  /** Empty where nobody has chosen one. */
  organizationCode: z.string(),
  roles: z.array(z.enum(['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'])),
  /** `DORMANT`: unused for so long that a password alone does not open it. */
  state: z.enum(MEMBER_STATES),
  lastUsedAt: z.string(),
  memberSince: z.string(),
});
export type ManagedMember = z.output<typeof managedMember>;

export const listManagedMembers = endpoint({
  name: 'listManagedMembers',
  method: 'GET',
  path: '/api/manager/v1/members',
  summary: "The organisation's members by name, without those who withdrew, for its managers",
  audience: 'manager',
  query: z.object({
    ...paging(15),
    /** In the nickname, the address or the student number. */
    keyword,
    memberType: text(1, 40).optional(),
    organizationCode: text(1, 40).optional(),
    state: z.enum(MEMBER_STATES).optional(),
  }),
  response: paged(managedMember),
});
