import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { FirstAnswers } from './first-answers.ts';

/** What a page knows before it asks: it stands in the page as JSON. */
export interface PageBoot {
  readonly tenant: TenantBrand;
  readonly session: SessionState;
  readonly demo: boolean;
  /** By the address of the call. */
  readonly answers: FirstAnswers;
}
