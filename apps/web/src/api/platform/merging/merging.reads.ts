import type * as contract from '@dure/contract/platform/merging/merging.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMergePreview = read<typeof contract.getMergePreview>('GET /api/manager/v1/members/{memberUUID}/merge');
export const listMemberMerges = read<typeof contract.listMemberMerges>(
  'GET /api/manager/v1/members/{memberUUID}/merges',
);
