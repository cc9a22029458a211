import type * as contract from '@dure/contract/clubs/invitations/class-codes.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listClassCodes = read<typeof contract.listClassCodes>('GET /api/manager/v1/class-codes');
