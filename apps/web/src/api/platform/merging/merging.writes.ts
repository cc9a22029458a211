import type * as contract from '@dure/contract/platform/merging/merging.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getMemberAccess, listManagedMembers } from '../../tenancy/accounts/managed-members.reads.ts';
import { getMergePreview, listMemberMerges } from './merging.reads.ts';

const people = () => [listManagedMembers.key(), listMemberMerges.key(), getMemberAccess.key(), getMergePreview.key()];

export const mergeMembers = write<typeof contract.mergeMembers>(
  'POST /api/manager/v1/members/{memberUUID}/merge',
  people,
);
export const undoMemberMerge = write<typeof contract.undoMemberMerge>(
  'POST /api/manager/v1/member-merges/{mergeSequence}/undo',
  people,
);
