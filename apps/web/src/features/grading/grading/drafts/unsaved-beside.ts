import { answerKey, type GradingPlace } from '../grading-place.ts';
import type { GradingDraft } from './grading-draft.ts';
import type { saveStates } from './save-states.ts';

/** What is not saved of the club beside the open answer, with what became of sending it. */
export function unsavedBeside(
  { club, answer }: GradingPlace,
  drafts: Readonly<Record<string, GradingDraft>>,
  states: ReturnType<typeof saveStates.get>,
) {
  const open = answer === undefined ? '' : answerKey(answer);
  return Object.entries(drafts)
    .filter(([key, { address }]) => address.club === club && key !== open && states[key]?.kind !== 'saving')
    .map(([key, draft]) => ({ key, ...draft, state: states[key] }));
}
export type Unsaved = ReturnType<typeof unsavedBeside>[number];
