import type { MemberMerge } from '@dure/contract/platform/merging/merging.endpoints';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { listMerges } from './accounts.queries.ts';
import { undoUntil } from './merging.policy.ts';

export const mergesView = (rows: RowsOf<ReturnType<typeof listMerges>>): { contents: MemberMerge[] } => ({
  contents: rows.map(({ merge_sequence, nickname, email, login_name, merged_at }) => ({
    mergeSequence: merge_sequence,
    nickname,
    email,
    loginName: login_name,
    mergedAt: merged_at.toISOString(),
    undoUntil: undoUntil(merged_at).toISOString(),
  })),
});
