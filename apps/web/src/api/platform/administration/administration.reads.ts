import type * as contract from '@dure/contract/platform/administration/administration.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getAdministrationOverview = read<typeof contract.getAdministrationOverview>(
  'GET /api/manager/v1/overview',
  { staleTime: 0 },
);
export const getOverviewFigures = read<typeof contract.getOverviewFigures>('GET /api/manager/v1/overview/figures');
