import type * as contract from '@dure/contract/platform/statistics/statistics.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getStatistics = read<typeof contract.getStatistics>('GET /api/manager/v1/statistics', pageByPage);
export const exportStatistics = read<typeof contract.exportStatistics>('GET /api/manager/v1/statistics/export');
