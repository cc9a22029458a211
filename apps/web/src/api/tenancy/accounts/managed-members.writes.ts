import type * as access from '@dure/contract/tenancy/accounts/member-access.endpoints';
import type * as contract from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getMemberAccess, listManagedMembers } from './managed-members.reads.ts';

// Who belongs to a place that has another name goes along.
export const saveOrganizationCodes = write<typeof contract.saveOrganizationCodes>(
  'PUT /api/manager/v1/organization-codes',
  () => [listManagedMembers.key()],
);

interface OfMember {
  readonly params: { readonly memberUUID: string };
}
const ofMember = ({ params }: OfMember) => [getMemberAccess.key({ params })];
const list = () => [listManagedMembers.key()];
export const setMemberRole = write<typeof access.setMemberRole>(
  'PUT /api/manager/v1/members/{memberUUID}/role',
  ofMember,
  list,
);
export const setMemberLock = write<typeof access.setMemberLock>(
  'PUT /api/manager/v1/members/{memberUUID}/lock',
  ofMember,
  list,
);
export const endMemberSessions = write<typeof access.endMemberSessions>(
  'DELETE /api/manager/v1/members/{memberUUID}/sessions',
  ofMember,
  list,
);
export const resetMemberSecondFactor = write<typeof access.resetMemberSecondFactor>(
  'PUT /api/manager/v1/members/{memberUUID}/second-factor-reset',
  ofMember,
);
export const lockMembers = write<typeof access.lockMembers>('PUT /api/manager/v1/members/lock', list);
export const mailMembers = write<typeof access.mailMembers>('POST /api/manager/v1/members/mail');
