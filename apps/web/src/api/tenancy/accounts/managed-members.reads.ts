import type * as access from '@dure/contract/tenancy/accounts/member-access.endpoints';
import type * as contract from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listOrganizationCodes = read<typeof contract.listOrganizationCodes>(
  'GET /api/manager/v1/organization-codes',
);
export const exportManagedMembers = read<typeof contract.exportManagedMembers>('GET /api/manager/v1/members/export');
export const listManagedMembers = read<typeof contract.listManagedMembers>('GET /api/manager/v1/members', pageByPage);
export const getMemberAccess = read<typeof access.getMemberAccess>('GET /api/manager/v1/members/{memberUUID}');
