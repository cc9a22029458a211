import type * as goodEye from '@dure/contract/clubs/growth/good-eye.endpoints';
import type * as contract from '@dure/contract/clubs/growth/growth.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Grades come from others at any time: asked for again whenever it is looked at. */
export const getGrowthSummary = read<typeof contract.getGrowthSummary>('GET /api/v1/clubs/{club}/growth/summary', {
  staleTime: 0,
});

export const getGoodEye = read<typeof goodEye.getGoodEye>('GET /api/v1/my/good-eye');
