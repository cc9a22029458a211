import type * as contract from '@dure/contract/people/ranking/ranking.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMonthlyRanking = read<typeof contract.listMonthlyRanking>('GET /api/v1/monthly/ranking', pageByPage);
