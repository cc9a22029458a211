import type * as contract from '@dure/contract/platform/retention/retention.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getRetention = read<typeof contract.getRetention>('GET /api/manager/v1/retention');
/** The counts before stay until the next ones have come: they change with every period. */
export const countRetained = read<typeof contract.countRetained>('GET /api/manager/v1/retention/due', pageByPage);
