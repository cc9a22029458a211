import type * as contract from '@dure/contract/people/points/points.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getPointSettings } from './points.reads.ts';

export const savePointSettings = write<typeof contract.savePointSettings>('PUT /api/manager/v1/points/settings', () => [
  getPointSettings.key(),
]);
