import type * as contract from '@dure/contract/people/ranking/ranking.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listMonthlyRanking } from './ranking.reads.ts';

export const showInRanking = write<typeof contract.showInRanking>('PUT /api/v1/my/ranking', () => [
  listMonthlyRanking.key(),
]);
