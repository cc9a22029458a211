import type * as contract from '@dure/contract/clubs/home/home.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMyHome = read<typeof contract.getMyHome>('GET /api/v1/my/home');
