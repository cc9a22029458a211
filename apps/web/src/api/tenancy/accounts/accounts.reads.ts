import type * as contract from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type * as profile from '@dure/contract/tenancy/accounts/profile.endpoints';
import type * as sessions from '@dure/contract/tenancy/accounts/sessions.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMe = read<typeof contract.getMe>('GET /api/v1/accounts/me');
export const listDemoAccounts = read<typeof contract.listDemoAccounts>('GET /api/v1/accounts/demo', {
  staleTime: Number.POSITIVE_INFINITY,
});

export const listSessions = read<typeof sessions.listSessions>('GET /api/v1/my/sessions');
export const getProfile = read<typeof profile.getProfile>('GET /api/v1/my/profile');
