import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import { mergingText as text } from './merging.text.ts';

/** What tells two accounts of one name apart. */
export type MergeAccount = Pick<
  ManagedMember,
  'memberUUID' | 'nickname' | 'email' | 'loginName' | 'studentNumber' | 'organizationCode' | 'roles'
>;

/** An account as a choice. */
export const accountOption = (account: MergeAccount) => ({
  value: account.memberUUID,
  label: `${account.nickname} · ${account.email ?? account.loginName ?? ''}`,
  description: [account.studentNumber, account.organizationCode, text.roles[highestRole(account.roles)]]
    .filter(Boolean)
    .join(' · '),
});
