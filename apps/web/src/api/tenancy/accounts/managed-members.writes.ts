import type * as contract from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listManagedMembers } from './managed-members.reads.ts';

// Who belongs to a place that has another name goes along.
export const saveOrganizationCodes = write<typeof contract.saveOrganizationCodes>(
  'PUT /api/manager/v1/organization-codes',
  () => [listManagedMembers.key()],
);
