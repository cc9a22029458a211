import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { listGradingActions } from '../../../../api/grading/grading/grading-actions.reads.ts';
import { undoAct } from '../actions/bulk-acts.ts';
import { whenSaved } from '../drafts/grading-saves.ts';
import { saveStates } from '../drafts/save-states.ts';
import { answerKey } from '../grading-place.ts';
import type { Moves } from './moves.ts';
import { saidText } from './said.text.ts';
import type { Workbench } from './workbench.ts';

/** The last grade that I saved in this club. */
async function takeBackSaved(bench: Workbench, { toAnswer }: Moves): Promise<ClubQueueItem | undefined> {
  const { client, place, memberId, bulk, announce } = bench;
  await Promise.all(Object.keys(saveStates.get()).map(whenSaved));
  const { contents } = await client.fetchQuery(listGradingActions({ params: { club: place.club } }));
  const action = contents.find(({ actedBy, canUndo }) => canUndo && actedBy.memberUUID === memberId);
  if (!action) {
    announce(saidText.nothingToUndo);
    return undefined;
  }
  await undoAct(bulk, action);
  const [change] = action.changes;
  return action.answerCount === 1 && change ? toAnswer(change.clubQuizAnswerSequence) : undefined;
}

/** Takes back the last choice for the open answer; where there is none, what was saved last. */
export async function takeBack(bench: Workbench, moves: Moves): Promise<ClubQueueItem | undefined> {
  const { address, book, memory, announce } = bench;
  const key = address ? answerKey(address) : '';
  if (!(key in book.drafts.get())) return takeBackSaved(bench, moves);
  announce(memory.takeBack(book, key) ? saidText.tookBack : saidText.nothingToUndo);
  return undefined;
}
