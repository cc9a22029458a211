import { shortened } from '@dure/contract/markdown/shortened';
import type { NotePreview, RubricNotes } from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { BUILT_IN_MODEL } from '../ai/built-in-grader.ts';
import type { Found } from '../ai/grader.ts';
import { versionOf } from './notes.policy.ts';
import type { ChangeRow, LineRow } from './notes.queries.ts';
import type { FindingRow, PreviewRow, RereadRow } from './previews.queries.ts';

const lineOf = (row: ChangeRow) => ({
  no: row.note_no,
  criterion: row.criterion,
  text: row.text,
  points: row.points,
  answerOf: personView({
    member_id: row.author_id,
    nickname: row.author_name,
    profile_image_key: row.author_image,
  }),
});

export const rubricNotesOf = (
  lines: readonly LineRow[],
  changes: readonly ChangeRow[],
  rereadCount: number,
): RubricNotes => ({
  version: versionOf(lines),
  rereadCount,
  notes: lines.filter(({ text }) => text !== '').map(lineOf),
  changes: changes.map((row) => ({
    ...lineOf(row),
    version: row.version,
    changedBy: personView(row),
    changedAt: row.changed_at.toISOString(),
  })),
});

/** An answer that AI would grade otherwise. */
export interface Changed {
  readonly row: RereadRow;
  readonly finding: FindingRow;
  readonly found: Found & { readonly score: number };
}

/** What a preview found of texts that still count and that no instructor has graded since. */
export function changedBy(rows: readonly RereadRow[], findings: readonly FindingRow[]): Changed[] {
  const known = new Map(findings.map((finding) => [finding.answer_sequence, finding]));
  return rows.flatMap((row) => {
    const finding = known.get(row.answer_sequence);
    const found = (finding?.found ?? null) as unknown as Found | null;
    if (!finding || !found || finding.text_hash !== row.text_hash) return [];
    const { score } = found;
    // What has no score under the change is for a person, and nothing that the change moved.
    return score === null || score === row.score ? [] : [{ row, finding, found: { ...found, score } }];
  });
}

const EXCERPT_LETTERS = 80;
const gain = ({ row, found }: Changed) => found.score - row.score!;

export function previewOf(
  preview: PreviewRow,
  rows: readonly RereadRow[],
  findings: readonly FindingRow[],
  due: readonly { readonly failures: number }[],
): NotePreview {
  const changed = changedBy(rows, findings);
  const lost = changed.filter((one) => gain(one) < 0).toSorted((one, other) => gain(one) - gain(other));
  const won = changed.filter((one) => gain(one) > 0).toSorted((one, other) => gain(other) - gain(one));
  return {
    previewSequence: preview.preview_sequence,
    answerCount: preview.answer_count,
    readCount: findings.length,
    failedCount: due.filter(({ failures }) => failures > 0).length,
    stopped: preview.stopped,
    isDone: due.every(({ failures }) => failures > 0),
    isBuiltIn: preview.model === BUILT_IN_MODEL,
    changes: [...lost, ...won].map(({ row, found }) => ({
      clubQuizAnswerSequence: row.answer_sequence,
      member: personView(row),
      excerpt: shortened(row.final_text ?? '', EXCERPT_LETTERS),
      before: row.score!,
      after: found.score,
      isOfficial: row.official_grade !== null,
    })),
  };
}
