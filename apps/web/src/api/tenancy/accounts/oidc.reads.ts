import type * as contract from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listIdentities = read<typeof contract.listIdentities>('GET /api/v1/my/identities');
export const getOidcSettings = read<typeof contract.getOidcSettings>('GET /api/manager/v1/oidc/settings');
