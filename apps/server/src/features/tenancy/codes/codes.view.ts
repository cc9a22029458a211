import { CODE_KINDS, isFixedCode, type CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import type { ManagedCodes } from '@dure/contract/tenancy/codes/codes.endpoints';
import { jobUndoUntil } from './merging/job-merging.policy.ts';
import type { CodeRow, UseRow } from './codes.queries.ts';

/** Every code with how often it is used, by kind and in order. */
export function managedCodesView(codes: readonly CodeRow[], uses: readonly UseRow[]): ManagedCodes {
  const counts = new Map(uses.map((use) => [`${use.kind} ${use.code}`, use]));
  return {
    codes: CODE_KINDS.flatMap((kind) =>
      codes
        .filter((row) => row.kind === kind)
        .map(({ code, name, parent_code, is_retired, into_code, merged_at, version }) => ({
          kind: kind satisfies CodeKind,
          code,
          name,
          parentCode: parent_code,
          isRetired: is_retired,
          isFixed: isFixedCode(kind, code),
          clubCount: counts.get(`${kind} ${code}`)?.club_count ?? 0,
          quizCount: counts.get(`${kind} ${code}`)?.quiz_count ?? 0,
          otherCount: counts.get(`${kind} ${code}`)?.other_count ?? 0,
          merged:
            into_code === null || merged_at === null
              ? null
              : { into: into_code, undoUntil: jobUndoUntil(merged_at).toISOString() },
          version,
        })),
    ),
  };
}
