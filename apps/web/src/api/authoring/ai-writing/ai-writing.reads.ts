import type * as contract from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listAiWritings = read<typeof contract.listAiWritings>('GET /api/v1/my/ai-writings');
