import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import type { DraftProblem, GradePart, GradingDraft } from '../drafts/grading-draft.ts';
import type { PlaceChange } from '../grading-place.ts';
import { NO_BULK, type Bulk } from './bulk.ts';
import type { AnswerPart, Command, ShownAnswer } from './commands.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';
import type { Selection } from './selection.ts';

export interface GradingState {
  readonly pending: Pending;
  readonly readyParts: ReadonlySet<AnswerPart>;
  /** The focus goes to the next answer that opens: a key opens it. */
  readonly isByKey: boolean;
  /** What was said last; the id tells apart the same words said twice. */
  readonly announcement: { readonly id: number; readonly text: string };
  readonly dialog: OpenDialog | undefined;
  /** Every dialog that was open: what was typed in it stays. */
  readonly wanted: ReadonlySet<OpenDialog>;
  readonly preview: { readonly key: string; readonly criterion: string } | undefined;
  readonly selection: Selection;
  readonly bulk: Bulk;
  /** What keeps an answer from being sent. */
  readonly problem: { readonly key: string; readonly name: DraftProblem } | undefined;
  /** The draft of each answer before every choice that was made on it. */
  readonly history: Readonly<Record<string, readonly (GradingDraft | undefined)[]>>;
  /** Where one went from each answer that is being saved: said with its success. */
  readonly leads: Readonly<Record<string, string>>;
}

export const INITIAL_STATE: GradingState = {
  pending: NOTHING_PENDING,
  readyParts: new Set(),
  isByKey: false,
  announcement: { id: 0, text: '' },
  dialog: undefined,
  wanted: new Set(),
  preview: undefined,
  selection: { chosen: new Set(), last: undefined },
  bulk: NO_BULK,
  problem: undefined,
  history: {},
  leads: {},
};

/** What is to be done outside of the state. */
export type Effect =
  /** Loads the reducer of answers, then goes on with the command. */
  | { readonly do: 'load'; readonly command: Command }
  | { readonly do: 'dispatch'; readonly command: Command }
  | { readonly do: 'go'; readonly change: PlaceChange; readonly how: 'push' | 'replace' }
  | AnswerEffect;

/** Comes with the reducer of answers. */
export type AnswerEffect =
  | { readonly do: 'open'; readonly item: ClubQueueItem }
  | { readonly do: 'loadMore'; readonly after: 'next' | 'save'; readonly from: string }
  | { readonly do: 'edit'; readonly answer: ShownAnswer; readonly grade?: Partial<GradePart>; readonly text?: string }
  | { readonly do: 'restore'; readonly key: string; readonly draft: GradingDraft | undefined }
  | { readonly do: 'send'; readonly keys: readonly string[] }
  | { readonly do: 'waitForSave'; readonly key: string }
  | { readonly do: 'undoSaved' }
  | { readonly do: 'focus'; readonly on: 'answer' | 'feedback' | 'score' }
  /** A step through the queue begins. */
  | { readonly do: 'noteStep' };

/** The next state, and what is to be done outside of it. */
export interface Step {
  readonly state: GradingState;
  readonly effects: readonly Effect[];
}

export const step = (state: GradingState, ...effects: readonly Effect[]): Step => ({ state, effects });

export const announced = (state: GradingState, text: string): GradingState => ({
  ...state,
  announcement: { id: state.announcement.id + 1, text },
});
