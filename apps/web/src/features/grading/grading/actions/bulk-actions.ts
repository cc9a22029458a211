import type { Acted, GradingAction, StaleAnswers } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { gradeMany, undoGrading } from '../../../../api/grading/grading/grading-actions.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { patchQueue } from '../queue/queue-cache.ts';
import type { Grading } from '../state/grading-context.ts';
import { bulkText as text } from './bulk.text.ts';

/** What many answers get alike. */
interface BulkGrade {
  readonly grading?: number;
  readonly feedback?: string;
}

/** The answers that a refusal names as changed by somebody else. */
const staleIn = ({ status, data }: ApiError): readonly ClubQueueItem[] =>
  status === 409 && data !== null && typeof data === 'object' && 'stale' in data ? (data as StaleAnswers).stale : [];

const showItems = ({ client, club }: Grading, items: readonly ClubQueueItem[]) =>
  patchQueue(client, club, new Map(items.map((item) => [item.clubQuizAnswerSequence, item])));

/** Shows what an action changed, and offers to undo it. */
export function showAction(
  grading: Grading,
  { action, contents }: Pick<Acted, 'contents'> & { action: GradingAction },
) {
  showItems(grading, contents);
  grading.dispatch({ kind: 'bulkDone', action });
}

/** Does it, unless one is under way; whether it was done. */
async function run(grading: Grading, work: () => Promise<Acted>, said: (count: number) => string): Promise<boolean> {
  const { state, dispatch } = grading;
  if (state.get().bulk.isPending) return false;
  dispatch({ kind: 'bulkBegun' });
  try {
    const { action, contents } = await work();
    showItems(grading, contents);
    dispatch({ kind: 'bulkDone', action, text: said(action.answerCount) });
    return true;
  } catch (problem) {
    const stale = problem instanceof ApiError ? staleIn(problem) : [];
    showItems(grading, stale);
    dispatch({ kind: 'bulkRefused', message: problem instanceof ApiError ? problem.message : '', stale });
    if (!(problem instanceof ApiError)) throw problem;
    return false;
  }
}

/** An answer over which version of its grade. */
const versioned = ({ clubQuizAnswerSequence, gradeVersion }: ClubQueueItem) => ({
  clubQuizAnswerSequence,
  version: gradeVersion,
});

/** Grades answers alike; whether that was done. */
export const gradeAlike = (grading: Grading, items: readonly ClubQueueItem[], grade: BulkGrade): Promise<boolean> => {
  const { client, club } = grading;
  const body = { answers: items.map(versioned), ...grade };
  return run(grading, () => gradeMany(client, { params: { club }, body }), text.done);
};

/** Undoes an action; whether that was done. */
export const undoAction = (grading: Grading, { actionSequence: action }: GradingAction): Promise<boolean> => {
  const { client, club } = grading;
  return run(grading, () => undoGrading(client, { params: { club, action } }), text.undone);
};
