import type * as contract from '@dure/contract/club-messages/club-messages.endpoints';
import { read } from '../../kernel/calls/read.ts';

export const listMyMessages = read<typeof contract.listMyMessages>('GET /api/v1/my/messages');
