import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import { LOOK_SECONDS } from '@dure/contract/grading/grading/grading-look';
import type { SplitKind } from '@dure/contract/grading/grading/grading-split';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import type { GraderRow, LookRow, PartRow } from './graders.queries.ts';

export const LOOK_MS = LOOK_SECONDS * 1000;

export const lookOf = (row: LookRow): Graders['looks'][number] => ({
  member: personView(row),
  clubQuizAnswerSequence: row.answer_sequence,
  until: new Date(row.looked_at.getTime() + LOOK_MS).toISOString(),
});

export const splitOf = (rows: readonly PartRow[]): Graders['split'] =>
  rows[0]
    ? {
        kind: rows[0].kind as SplitKind,
        parts: rows.map((row) => ({
          memberUUID: row.member_id,
          quizzes: row.quizzes,
          from: row.from_letters,
          share: row.share,
        })),
      }
    : null;

export const gradersView = (
  graders: readonly GraderRow[],
  looks: readonly LookRow[],
  parts: readonly PartRow[],
  version: number,
): Graders => ({
  graders: graders.map((row) => ({ member: personView(row), gradedCount: row.graded })),
  looks: looks.map(lookOf),
  split: splitOf(parts),
  version,
});
