import type * as contract from '@dure/contract/assistance/ai/ai.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getAiSettings = read<typeof contract.getAiSettings>('GET /api/manager/v1/ai/settings');
export const getAiUsage = read<typeof contract.getAiUsage>('GET /api/manager/v1/ai/usage');
export const estimateAi = read<typeof contract.estimateAi>('GET /api/v1/ai/estimate');
