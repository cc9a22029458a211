import type { getMe, listDemoAccounts } from '@dure/contract/accounts/accounts.endpoints';
import type { getGuestTenant } from '@dure/contract/tenants/tenants.endpoints';
import { call } from './call.ts';
import type { Boot } from './session.ts';

/** The boot block from the API: development only, where no server writes the page. */
export async function fetchBoot(): Promise<Boot> {
  const session = await call<typeof getMe>('GET /api/v1/accounts/me', {});
  const [tenant, demo] = await Promise.all([
    call<typeof getGuestTenant>('GET /guest/tenants/{tenant}', { params: { tenant: session.tenantUri } }),
    call<typeof listDemoAccounts>('GET /api/v1/accounts/demo', {}),
  ]);
  return { tenant, session, demo: demo.accounts.length > 0 };
}
