import type * as contract from '@dure/contract/platform/retention/retention.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getRetention } from './retention.reads.ts';

export const saveRetention = write<typeof contract.saveRetention>('PUT /api/manager/v1/retention', () => [
  getRetention.key(),
]);
