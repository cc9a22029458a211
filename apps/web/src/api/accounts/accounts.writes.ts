import type * as contract from '@dure/contract/accounts/accounts.endpoints';
import { write } from '../../kernel/calls/write.ts';

export const login = write<typeof contract.login>('POST /api/v1/accounts/login');
export const logout = write<typeof contract.logout>('POST /api/v1/accounts/logout');
