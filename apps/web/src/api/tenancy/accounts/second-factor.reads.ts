import type * as contract from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getSecondFactor = read<typeof contract.getSecondFactor>('GET /api/v1/my/second-factor');
export const getSecuritySettings = read<typeof contract.getSecuritySettings>('GET /api/manager/v1/security/settings');
