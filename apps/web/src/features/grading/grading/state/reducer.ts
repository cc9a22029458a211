import { answerKey } from '../grading-place.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';
import { addressOf, placeIn } from '../queue/queue-order.ts';
import { bulkAfter } from './bulk.ts';
import type { AnswerCommand, AnswerPart, Command } from './commands.ts';
import { announced, step, type GradingState, type Step } from './grading-state.ts';
import { enqueued, runnable, settled } from './pending.ts';
import { openKey, type Scene } from './scene.ts';
import { selectionAfter } from './selection.ts';

/** The reducer of answers: what is graded, saved, undone and opened next. */
export type ReduceAnswer = (state: GradingState, command: AnswerCommand, scene: Scene) => Step;

const PARTS: readonly AnswerPart[] = ['answer', 'head', 'pane'];
const MOVES = new Set<GradingCommand['kind']>(['save', 'next', 'previous']);

/** Whether the open answer stands there to be graded, or never will. */
const isReady = ({ readyParts }: GradingState, { isShown, isFailed, detail, place }: Scene): boolean =>
  isShown &&
  (place.answer === undefined || isFailed || (detail !== undefined && PARTS.every((part) => readyParts.has(part))));

/** Runs what was asked for first, where its time has come. */
function runNext(before: GradingState, scene: Scene, reduceAnswer: ReduceAnswer | undefined): Step {
  const pending = settled(before.pending, scene);
  const state = { ...before, pending };
  const next = runnable(pending, isReady(state, scene));
  if (!next) return step(state);
  if (!reduceAnswer) return step(state, { do: 'load', command: { kind: 'resume' } });
  const isByKey = state.isByKey || (next.isKey && MOVES.has(next.command.kind));
  const running = { ...pending, waiting: pending.waiting.slice(1), isRunning: true };
  return reduceAnswer({ ...state, isByKey, pending: running }, next.command, scene);
}

/**
 * The next state of the workspace, and what is to be done outside of it. `reduceAnswer` is undefined until it is loaded: what it
 * is needed for waits.
 */
export function reduce(
  state: GradingState,
  command: Command,
  scene: Scene,
  reduceAnswer: ReduceAnswer | undefined,
): Step {
  const { place, items } = scene;
  switch (command.kind) {
    case 'ask':
      return runNext({ ...state, pending: enqueued(state.pending, command, scene) }, scene, reduceAnswer);
    case 'resume':
      return state.pending.waiting.length === 0 ? step(state) : runNext(state, scene, reduceAnswer);
    case 'partReady':
      if (state.readyParts.has(command.part)) return step(state);
      return step(
        { ...state, readyParts: new Set([...state.readyParts, command.part]) },
        { do: 'dispatch', command: { kind: 'resume' } },
      );
    case 'open': {
      const answer = addressOf(place.club, command.item);
      const pending = { ...state.pending, waiting: [], meant: answerKey(answer), left: place };
      const how = place.answer === undefined ? 'push' : 'replace';
      return step({ ...state, pending }, { do: 'go', change: { answer }, how });
    }
    case 'chooseQuiz':
      return step({ ...state, isByKey: true });
    case 'focused':
      return step(state.isByKey ? { ...state, isByKey: false } : state);
    case 'announce':
      return step(announced(state, command.text));
    case 'openDialog':
      return step({ ...state, dialog: command.dialog, wanted: new Set([...state.wanted, command.dialog]) });
    case 'closeDialog':
      return step({ ...state, dialog: undefined });
    case 'openPreview':
      return step({ ...state, preview: { key: openKey(scene), criterion: command.criterion } });
    case 'closePreview':
      return step({ ...state, preview: undefined });
    case 'select':
    case 'selectAll':
    case 'clearSelection':
      return step({ ...state, selection: selectionAfter(state.selection, command, scene) });
    case 'gradeTogether': {
      const open = items[placeIn(items, place.answer)];
      const all = { kind: 'selectAll', items: [...command.items, ...(open ? [open] : [])] } as const;
      return step(
        { ...state, selection: selectionAfter(state.selection, all, scene) },
        { do: 'dispatch', command: { kind: 'openDialog', dialog: 'bulk' } },
      );
    }
    case 'bulkBegun':
    case 'bulkDone':
    case 'bulkRefused':
    case 'forgetBulkProblem':
    case 'dismissBulk': {
      const text = command.kind === 'bulkDone' ? command.text : command.kind === 'bulkRefused' ? command.message : '';
      const next = { ...state, bulk: bulkAfter(state.bulk, command) };
      return step(text ? announced(next, text) : next);
    }
    default:
      return reduceAnswer?.(state, command, scene) ?? step(state, { do: 'load', command });
  }
}
