import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { gradeMany, undoGrading } from '../../../../api/grading/grading/grading-actions.writes.ts';
import { bulkText as text } from './bulk.text.ts';
import type { Bulk } from './use-bulk.ts';

/** What many answers get alike. */
interface BulkGrade {
  readonly grading?: number;
  readonly feedback?: string;
}

/** An answer over which version of its grade. */
const versioned = ({ clubQuizAnswerSequence, gradeVersion }: ClubQueueItem) => ({
  clubQuizAnswerSequence,
  version: gradeVersion,
});

/** Grades answers alike; whether that was done. */
export const gradeAlike = (
  { club, client, run }: Bulk,
  items: readonly ClubQueueItem[],
  grade: BulkGrade,
): Promise<boolean> =>
  run(() => gradeMany(client, { params: { club }, body: { answers: items.map(versioned), ...grade } }), text.done);

/** Takes an act back; whether that was done. */
export const undoAct = ({ club, client, run }: Bulk, { actionSequence: action }: GradingAction): Promise<boolean> =>
  run(() => undoGrading(client, { params: { club, action } }), text.undone);
