import type * as contract from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listPasskeys = read<typeof contract.listPasskeys>('GET /api/v1/my/passkeys');
