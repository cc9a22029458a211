import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { bulkText } from '../actions/bulk.text.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';
import { choicesOf } from './choices.ts';
import { movesOf } from './moves.ts';
import { savingOf } from './saving.ts';
import { takeBack } from './take-back.ts';
import type { Workbench } from './workbench.ts';

/** What can be done with the workspace as it stands. */
export function actsOf(bench: Workbench) {
  const { item, selection, announce, openDialog, feedbackField, scoreField } = bench;
  const moves = movesOf(bench);
  const choices = choicesOf(bench);
  const saving = savingOf(bench, moves);

  /** Does what a key or a button means, and answers which answer it opened. */
  function act(command: GradingCommand): Promise<ClubQueueItem | undefined> | void {
    switch (command.kind) {
      case 'score':
        return choices.score(command.score);
      case 'text':
        return choices.addFeedback((text) => text + command.text);
      case 'level':
        return choices.level(command);
      case 'takeAi':
      case 'leaveAi':
        return choices.ai(command.kind);
      case 'feedback':
        return feedbackField.current?.focus();
      case 'exactScore':
        scoreField.current?.focus();
        return scoreField.current?.select();
      case 'undo':
        return takeBack(bench, moves);
      case 'leaveField':
        return bench.focusAnswer();
      case 'help':
        return openDialog('help');
      case 'template':
        choices.addFeedback((text) => (text === '' || /\s$/.test(text) ? `${text}/` : `${text} /`));
        return feedbackField.current?.focus();
      case 'choose':
        return item && selection.canChoose(item) ? selection.toggle(item) : undefined;
      case 'bulk':
        return selection.items.length > 0 ? openDialog('bulk') : announce(bulkText.noneChosen);
      case 'save':
        return saving.saveAndNext();
      default:
        bench.noteStep();
        return moves.step(command.kind === 'next' ? 1 : -1);
    }
  }
  return { act, saveHere: saving.saveHere, retry: saving.retry, addFeedback: choices.addFeedback };
}
export type Acts = ReturnType<typeof actsOf>;
