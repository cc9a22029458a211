import type { RowPart } from '../../../kernel/columns.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import { accountsText } from './accounts.text.ts';

/** What somebody says of where they belong. */
export interface Place {
  readonly memberType?: string | undefined;
  readonly organizationCode?: string | undefined;
}

/** Refuses an organisation that the tenant does not have; where it has none to choose from, what is sent says nothing. */
export function checkOrganization({ organization_codes }: Tenant, code: string | undefined): void {
  if (code === undefined || organization_codes.length === 0 || organization_codes.includes(code)) return;
  refuseFields([{ path: 'organizationCode', message: accountsText.unknownOrganization }]);
}

/** Where one belongs as a registration says it, where the tenant has places to choose from; elsewhere nothing. */
export function chosenOrganization(tenant: Tenant, code: string | undefined): string {
  if (tenant.organization_codes.length === 0) return '';
  checkOrganization(tenant, code);
  return code ?? refuseFields([{ path: 'organizationCode', message: accountsText.organizationMissing }]);
}

export type Kept = RowPart<Members, 'member_type' | 'organization_code'>;

/**
 * What a log-in adds to the account. A place that the account lacks, or that the tenant no longer has, is set from now
 * on. One that is not the account's is refused.
 */
export function placeOf(tenant: Tenant, kept: Kept, { memberType, organizationCode }: Place): Partial<Kept> {
  const other = [
    {
      path: 'memberType',
      isOther: memberType !== undefined && memberType !== kept.member_type,
      isKept: tenant.login_member_types.includes(kept.member_type),
      message: accountsText.otherMemberType,
    },
    {
      path: 'organizationCode',
      isOther:
        organizationCode !== undefined &&
        tenant.organization_codes.length > 0 &&
        organizationCode !== kept.organization_code,
      isKept: tenant.organization_codes.includes(kept.organization_code),
      message: accountsText.otherOrganization,
    },
  ].filter(({ isOther }) => isOther);
  const refused = other.filter(({ isKept }) => isKept);
  if (refused.length > 0) refuseFields(refused.map(({ path, message }) => ({ path, message })));
  const isNew = (path: string) => other.some((one) => one.path === path);
  return {
    ...(isNew('memberType') && { member_type: memberType! }),
    ...(isNew('organizationCode') && { organization_code: organizationCode! }),
  };
}
