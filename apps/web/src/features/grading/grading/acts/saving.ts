import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { conflictsOf, problemOf } from '../drafts/grading-draft.ts';
import { saveDraft, whenSaved } from '../drafts/grading-saves.ts';
import { saveStates } from '../drafts/save-states.ts';
import { conflictText } from '../grade-pane/conflict.text.ts';
import { parseScore } from '../grade-pane/score.ts';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import type { Moves } from './moves.ts';
import { saidText } from './said.text.ts';
import type { Workbench } from './workbench.ts';

/** Saving and moving on, and why that does not go just now. */
export function savingOf({ client, book, address, looker, showProblem, announce }: Workbench, moves: Moves) {
  const key = address ? answerKey(address) : '';

  /** What keeps the open answer from being sent; said, and shown beside the field. */
  const obstacle = (): string | null => {
    const draft = book.drafts.get()[key];
    if (!draft || !address) return saidText.nothingToSave;
    const name = problemOf(draft);
    showProblem(key, name);
    if (name) return gradingText.problem[name];
    const detail = client.getQueryData(getMemberAnswer({ params: address }).queryKey);
    return detail && conflictsOf(draft, detail).length > 0 ? conflictText.first : null;
  };

  const send = async (wanted: string, where: (nickname: string) => string) => {
    const draft = book.drafts.get()[wanted];
    if (!draft) return;
    const { nickname, grade } = draft;
    if (await saveDraft(client, book, wanted)) {
      announce(`${saidText.saved(nickname, grade ? parseScore(grade.score) : null)}${where(nickname)}`);
      return;
    }
    const state = saveStates.get()[wanted];
    if (state?.kind === 'failed') announce(saidText.refused(nickname, state.message));
  };

  return {
    /** Saves the open answer and stays with it. */
    async saveHere() {
      const reason = obstacle();
      if (reason) announce(reason);
      else await send(key, () => '');
    },
    /**
     * Moves on at once while the answer is being saved, and answers where it led; what is refused says so and is kept.
     * What is typed over a save under way is saved after it.
     */
    async saveAndNext(): Promise<ClubQueueItem | undefined> {
      const isSaving = saveStates.get()[key]?.kind === 'saving';
      if (isSaving) await whenSaved(key);
      if (isSaving && !(key in book.drafts.get())) return undefined;
      const reason = obstacle();
      if (reason) {
        announce(reason);
        return undefined;
      }
      let where = '';
      void send(key, () => where);
      const next = await moves.toUngraded();
      const ended = moves.isLeftToOthers() ? saidText.othersLeft : saidText.allGraded;
      const over = looker ? `. ${saidText.savedOver(looker.nickname)}` : '';
      where = next
        ? `${over}${over === '' ? ',' : ''} ${saidText.next(next.member.nickname)}`
        : `${over || '.'} ${ended}`;
      return next;
    },
    /** Sends again what was refused, such as after the network came back. */
    async retry(keys: readonly string[]) {
      for (const one of keys) await send(one, () => '');
    },
  };
}
