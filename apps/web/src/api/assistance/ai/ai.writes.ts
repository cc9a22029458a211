import type * as contract from '@dure/contract/assistance/ai/ai.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { getAiSettings, getAiUsage } from './ai.reads.ts';

/** The form shows what the call itself answers. */
export const saveAiSettings = write<typeof contract.saveAiSettings>(
  'PUT /api/manager/v1/ai/settings',
  () => [getAiSettings.key()],
  () => [getAiUsage.key()],
);
export const testAiSettings = write<typeof contract.testAiSettings>('POST /api/manager/v1/ai/settings/test', nothing);
