import type * as contract from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getGuestTenant = read<typeof contract.getGuestTenant>('GET /guest/tenants/{tenant}');
/** Job groups, jobs and levels of the tenant; they hardly ever change. */
export const listCodes = read<typeof contract.listCodes>('GET /api/v1/codes', {
  staleTime: Number.POSITIVE_INFINITY,
});
