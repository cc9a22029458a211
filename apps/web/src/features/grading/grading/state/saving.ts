import { conflictsOf, problemOf } from '../drafts/grading-draft.ts';
import { conflictText } from '../grade-pane/conflict.text.ts';
import { gradingText } from '../grading.text.ts';
import { finished, finishedWith } from './finish.ts';
import { announced, step, type GradingState, type Step } from './grading-state.ts';
import { isLeftToOthers, nextUngraded } from './moves.ts';
import { saidText } from './said.text.ts';
import { openKey, type Scene } from './scene.ts';

/** What keeps the open answer from being sent: said, and shown beside its field. */
function obstacle(state: GradingState, scene: Scene): { readonly state: GradingState; readonly reason: string | null } {
  const key = openKey(scene);
  const draft = scene.drafts[key];
  if (!draft) return { state, reason: saidText.nothingToSave };
  const name = problemOf(draft);
  const known = { ...state, problem: name ? { key, name } : undefined };
  if (name) return { state: known, reason: gradingText.problem[name] };
  const isConflicting = scene.detail !== undefined && conflictsOf(draft, scene.detail).length > 0;
  return { state: known, reason: isConflicting ? conflictText.first : null };
}

export function saveHere(before: GradingState, scene: Scene): Step {
  const { state, reason } = obstacle(before, scene);
  return reason ? step(announced(state, reason)) : step(state, { do: 'send', keys: [openKey(scene)] });
}

/** Moves on from an answer that is being saved. `isLast`: no more of the list can be loaded. */
export function leaveSaved({ state, effects }: Step, scene: Scene, isLast: boolean): Step {
  const next = nextUngraded(scene);
  if (!next && !isLast && scene.hasMore)
    return step(state, ...effects, { do: 'loadMore', after: 'save', from: openKey(scene) });
  const over = scene.looker ? `. ${saidText.savedOver(scene.looker.nickname)}` : '';
  const ended = isLeftToOthers(scene) ? saidText.othersLeft : saidText.allGraded;
  const lead = next ? `${over || ','} ${saidText.next(next.member.nickname)}` : `${over || '.'} ${ended}`;
  const left = step({ ...state, leads: { ...state.leads, [openKey(scene)]: lead } }, ...effects);
  return next ? finishedWith(left, scene, next) : finished(left);
}

/**
 * Moves on at once while the answer is being saved; what is refused says so and is kept. What is typed over a save under way is
 * saved after it.
 */
export function saveAndNext(before: GradingState, scene: Scene): Step {
  const key = openKey(scene);
  if (scene.saves[key]?.kind === 'saving') return step(before, { do: 'waitForSave', key });
  const { state, reason } = obstacle(before, scene);
  if (reason) return finished(step(announced(state, reason)));
  return leaveSaved(step(state, { do: 'send', keys: [key] }), scene, false);
}

/** The save has ended that held another one up. Whoever went elsewhere meanwhile stays there. */
export function saveEnded(state: GradingState, scene: Scene, key: string): Step {
  if (!(key in scene.drafts)) return finished(step(state));
  return openKey(scene) === key ? saveAndNext(state, scene) : finished(step(state, { do: 'send', keys: [key] }));
}

/** A save succeeded: it is said with where that led. */
export function saved(state: GradingState, key: string, nickname: string, score: number | null): Step {
  const { [key]: lead = '', ...leads } = state.leads;
  return step(announced({ ...state, leads }, saidText.saved(nickname, score) + lead));
}

export function refused(state: GradingState, key: string, nickname: string, message: string): Step {
  const { [key]: _, ...leads } = state.leads;
  return step(announced({ ...state, leads }, saidText.refused(nickname, message)));
}
