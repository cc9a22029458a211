import { TENANT_SORTS } from '@dure/contract/platform/operator/tenant-sorts';
import { TENANT_STATES } from '@dure/contract/platform/operator/tenant-state';
import { choiceIn, pageIn, textIn } from '../../kernel/search-params.ts';
import { orderIn } from '../../ui/lists/table-order.ts';
import { searchIn } from './use-hash-search.ts';

/** What of the organisations an address asks for; what it may not hold is passed over. */
export function tenantsSearch(hash: string) {
  const raw = Object.fromEntries(searchIn(hash));
  return {
    ...textIn(raw, 'keyword'),
    ...choiceIn(raw, 'state', TENANT_STATES),
    ...orderIn(raw, TENANT_SORTS),
    ...pageIn({ page: Number(raw['page']) }),
  };
}
export type TenantsSearch = ReturnType<typeof tenantsSearch>;
