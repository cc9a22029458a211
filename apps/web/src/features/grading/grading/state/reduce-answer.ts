import { bulkText } from '../actions/bulk.text.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';
import { placeIn } from '../queue/queue-order.ts';
import { addFeedback, beginTemplate, choose, chooseLevel, chooseScore, insertTemplate } from './choices.ts';
import type { AnswerCommand, Command } from './commands.ts';
import { finished, finishedWith } from './finish.ts';
import { announced, step, type Effect, type GradingState, type Step } from './grading-state.ts';
import { neighbour } from './moves.ts';
import { saidText } from './said.text.ts';
import { leaveSaved, refused, saveAndNext, saved, saveEnded, saveHere } from './saving.ts';
import { openKey, type Scene } from './scene.ts';
import { canSelect, selectedOf } from './selection.ts';

const dispatch = (command: Command): Effect => ({ do: 'dispatch', command });

/** Opens a neighbour in the list, loading more at its end. */
function move(state: GradingState, scene: Scene, by: 1 | -1, isLast: boolean): Step {
  const item = neighbour(scene, by);
  if (item) return finishedWith(step(state), scene, item);
  if (by > 0 && !isLast && scene.hasMore) return step(state, { do: 'loadMore', after: 'next', from: openKey(scene) });
  return finished(step(announced(state, by > 0 ? saidText.end : saidText.start)));
}

/** Undoes the last choice on the open answer; where there is none, what was saved last. */
function undo(state: GradingState, scene: Scene): Step {
  const key = openKey(scene);
  if (!(key in scene.drafts)) return step(state, { do: 'undoSaved' });
  const before = state.history[key] ?? [];
  if (before.length === 0) return finished(step(announced(state, saidText.nothingToUndo)));
  const history = { ...state.history, [key]: before.slice(0, -1) };
  return finished(
    step(announced({ ...state, history }, saidText.tookBack), { do: 'restore', key, draft: before.at(-1) }),
  );
}

/** The open answer, or the selected ones: what is graded together. */
function selection(state: GradingState, scene: Scene, kind: 'choose' | 'bulk'): Step {
  const item = scene.items[placeIn(scene.items, scene.place.answer)];
  if (kind === 'choose')
    return item && canSelect(item, scene.memberId)
      ? step(state, dispatch({ kind: 'select', item, isRange: false }))
      : step(state);
  return selectedOf(scene.items, state.selection).length > 0
    ? step(state, dispatch({ kind: 'openDialog', dialog: 'bulk' }))
    : step(announced(state, bulkText.noneChosen));
}

/** What a key or a button means for the open answer. It ends at once. */
function asked(state: GradingState, command: GradingCommand, scene: Scene): Step {
  switch (command.kind) {
    case 'score':
    case 'level':
      return choose(state, scene, command);
    case 'takeAi':
    case 'leaveAi':
      return choose(state, scene, { kind: command.kind });
    case 'text':
      return addFeedback(state, scene, (text) => text + command.text);
    case 'template': {
      const begun = beginTemplate(state, scene);
      return step(begun.state, ...begun.effects, { do: 'focus', on: 'feedback' });
    }
    case 'feedback':
      return step(state, { do: 'focus', on: 'feedback' });
    case 'exactScore':
      return step(state, { do: 'focus', on: 'score' });
    case 'leaveField':
      return step(state, { do: 'focus', on: 'answer' });
    case 'help':
      return step(state, dispatch({ kind: 'openDialog', dialog: 'help' }));
    case 'choose':
    case 'bulk':
      return selection(state, scene, command.kind);
    default:
      return step(state);
  }
}

/** The reducer of what happens to answers. An asked command ends with `finished`; some only after something came. */
export function reduceAnswer(state: GradingState, command: AnswerCommand, scene: Scene): Step {
  switch (command.kind) {
    case 'next':
    case 'previous': {
      const moved = move(state, scene, command.kind === 'next' ? 1 : -1, false);
      return step(moved.state, { do: 'noteStep' }, ...moved.effects);
    }
    case 'save':
      return saveAndNext(state, scene);
    case 'undo':
      return undo(state, scene);
    case 'chooseLevel':
      return chooseLevel(state, scene, command.answer, command.name, command.level);
    case 'chooseScore':
      return chooseScore(state, scene, command.answer, command.score);
    case 'insertTemplate':
      return insertTemplate(state, scene, command.words);
    case 'saveHere':
      return saveHere(state, scene);
    case 'retry':
      return step(state, { do: 'send', keys: command.keys });
    case 'saved':
      return saved(state, command.key, command.nickname, command.score);
    case 'refused':
      return refused(state, command.key, command.nickname, command.message);
    case 'saveEnded':
      return saveEnded(state, scene, command.key);
    case 'moreLoaded':
      // Whoever opened another answer meanwhile stays there.
      if (command.from !== openKey(scene)) return finished(step(state));
      return command.after === 'next' ? move(state, scene, 1, true) : leaveSaved(step(state), scene, true);
    case 'undone': {
      const item = scene.items.find((one) => one.clubQuizAnswerSequence === command.sequence);
      if (command.isNone) return finished(step(announced(state, saidText.nothingToUndo)));
      return item ? finishedWith(step(state), scene, item) : finished(step(state));
    }
    case 'failed':
      return finished(step(announced(state, command.message)));
    default:
      return finished(asked(state, command, scene));
  }
}
