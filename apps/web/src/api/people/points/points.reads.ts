import type * as contract from '@dure/contract/people/points/points.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listPointHistories = read<typeof contract.listPointHistories>('GET /api/v1/points/histories', pageByPage);
export const getPointSettings = read<typeof contract.getPointSettings>('GET /api/manager/v1/points/settings');
