import type * as contract from '@dure/contract/accounts/accounts.endpoints';
import { read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

export const login = write<typeof contract.login>('POST /api/v1/accounts/login');
export const logout = write<typeof contract.logout>('POST /api/v1/accounts/logout');
export const getMe = read<typeof contract.getMe>('GET /api/v1/accounts/me');
export const listDemoAccounts = read<typeof contract.listDemoAccounts>('GET /api/v1/accounts/demo', {
  staleTime: Number.POSITIVE_INFINITY,
});
