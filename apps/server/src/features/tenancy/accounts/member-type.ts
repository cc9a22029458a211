import { refuseFields } from '../../../kernel/refusal.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import { accountsText } from './accounts.text.ts';

/** Refuses a member type that the tenant does not have. */
export function checkMemberType({ login_member_types }: Tenant, memberType: string | undefined): void {
  if (memberType === undefined || login_member_types.includes(memberType)) return;
  refuseFields([{ path: 'memberType', message: accountsText.unknownMemberType }]);
}
