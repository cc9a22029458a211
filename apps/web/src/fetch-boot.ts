import { getMe, listDemoAccounts } from './api/tenancy/accounts/accounts.reads.ts';
import { getGuestTenant } from './api/tenancy/tenants/tenants.reads.ts';
import type { Boot } from './kernel/session.ts';

/** The boot block from the API: development only, where no server writes the page. */
export async function fetchBoot(): Promise<Boot> {
  const session = await getMe.ask({});
  const [tenant, demo] = await Promise.all([
    getGuestTenant.ask({ params: { tenant: session.tenantUri } }),
    listDemoAccounts.ask({}),
  ]);
  return { tenant, session, demo: demo.accounts.length > 0 };
}
