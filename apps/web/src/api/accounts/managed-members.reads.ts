import type * as contract from '@dure/contract/accounts/managed-members.endpoints';
import { pageByPage, read } from '../../kernel/calls/read.ts';

export const listManagedMembers = read<typeof contract.listManagedMembers>('GET /api/manager/v1/members', pageByPage);
