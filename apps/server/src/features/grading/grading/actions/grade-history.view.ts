import { UNDO_HOURS, type GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import type { ActionRow } from './grade-history.queries.ts';

const HOUR_MS = 60 * 60_000;
/** Feedback that stands alone may have lost files, which cannot come back; an undo is undone by grading again. */
const UNDOABLE = ['GRADE', 'BULK'];

/** Whether an act can be taken back, as far as its kind and age go. */
export const isUndoable = (row: Pick<ActionRow, 'kind' | 'acted_at' | 'is_undone'>, now: Date): boolean =>
  UNDOABLE.includes(row.kind) && !row.is_undone && now.getTime() - row.acted_at.getTime() < UNDO_HOURS * HOUR_MS;

export const actionView = (row: ActionRow, now: Date): GradingAction => ({
  actionSequence: row.action_sequence,
  kind: row.kind as GradingAction['kind'],
  actedBy: personView(row),
  actedAt: row.acted_at.toISOString(),
  answerCount: row.answer_count,
  changes: row.changes.map((change) => ({
    clubQuizAnswerSequence: change.answer_sequence,
    quizSequence: change.quiz_sequence,
    member: personView(change),
    part: change.part,
    before: change.before,
    after: change.after,
  })),
  isUndone: row.is_undone,
  canUndo: isUndoable(row, now),
});
