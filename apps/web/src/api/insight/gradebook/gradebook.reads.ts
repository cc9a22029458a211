import type * as contract from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getGradebook = read<typeof contract.getGradebook>('GET /api/v1/clubs/{id}/gradebook');
