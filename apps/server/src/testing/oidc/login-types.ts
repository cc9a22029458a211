import pg from 'pg';
import type { TestServer } from '../server.ts';

/** How people of a tenant log in, which is its operator's to say. */
export async function setLoginTypes(server: TestServer, tenantId: string, ...types: ('PASSWORD' | 'OIDC')[]) {
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query('update tenants set login_types = $1 where tenant_id = $2', [types, tenantId]);
  await owner.end();
  server.services.tenants.forget();
}
