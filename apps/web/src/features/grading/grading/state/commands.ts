import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';

/** A part that shows the open answer or grades it. */
export type AnswerPart = 'answer' | 'head' | 'pane';

/** An answer as its panes show it. */
export interface ShownAnswer {
  readonly address: AnswerAddress;
  readonly detail: GradingDetail;
}

/** The open answer with its line in the queue, where it is in the list, and another grader who looks at it just now. */
export interface OpenAnswer extends ShownAnswer {
  readonly item: ClubQueueItem | undefined;
  readonly looker: Person | undefined;
}

/** What happens to the workspace; its reducer comes with the page. */
export type WorkspaceCommand =
  /** For the open answer, by a key or a button: each waits for the one before it, and for its answer to stand there. */
  | { readonly kind: 'ask'; readonly command: GradingCommand; readonly isKey: boolean }
  /** What an asked command waits for may be there now. */
  | { readonly kind: 'resume' }
  /** A part of the open answer stands and can be used. */
  | { readonly kind: 'partReady'; readonly part: AnswerPart }
  /** An answer is opened by hand. */
  | { readonly kind: 'open'; readonly item: ClubQueueItem }
  /** Whoever chose a quiz goes on with its first answer by keys. */
  | { readonly kind: 'chooseQuiz' }
  /** The focus has followed the open answer. */
  | { readonly kind: 'focused' }
  | { readonly kind: 'announce'; readonly text: string }
  | { readonly kind: 'openDialog'; readonly dialog: OpenDialog }
  | { readonly kind: 'closeDialog' }
  /** Shows what the reason for changing AI's points of a criterion would change. */
  | { readonly kind: 'openPreview'; readonly criterion: string }
  | { readonly kind: 'closePreview' }
  | SelectionCommand
  | BulkCommand;

export type SelectionCommand =
  | { readonly kind: 'select'; readonly item: ClubQueueItem; readonly isRange: boolean }
  | { readonly kind: 'selectAll'; readonly items: readonly ClubQueueItem[] }
  | { readonly kind: 'clearSelection' }
  /** Selects the open answer with these, and opens what grades them together. */
  | { readonly kind: 'gradeTogether'; readonly items: readonly ClubQueueItem[] };

export type BulkCommand =
  | { readonly kind: 'bulkBegun' }
  | { readonly kind: 'bulkDone'; readonly action: GradingAction; readonly text?: string }
  | { readonly kind: 'bulkRefused'; readonly message: string; readonly stale: readonly ClubQueueItem[] }
  | { readonly kind: 'forgetBulkProblem' }
  | { readonly kind: 'dismissBulk' };

/** What happens to answers; its reducer comes with the first interaction, as does what grades. */
export type AnswerCommand =
  | GradingCommand
  | { readonly kind: 'chooseLevel'; readonly answer: ShownAnswer; readonly name: string; readonly level: RubricLevel }
  | { readonly kind: 'chooseScore'; readonly answer: ShownAnswer; readonly score: string }
  /** Puts the words of a template into the feedback of the open answer. */
  | { readonly kind: 'insertTemplate'; readonly words: string }
  /** Saves the open answer and stays with it. */
  | { readonly kind: 'saveHere' }
  | { readonly kind: 'retry'; readonly keys: readonly string[] }
  | { readonly kind: 'saved'; readonly key: string; readonly nickname: string; readonly score: number | null }
  | { readonly kind: 'refused'; readonly key: string; readonly nickname: string; readonly message: string }
  /** A save has ended during which the answer was to be saved again. */
  | { readonly kind: 'saveEnded'; readonly key: string }
  /** More of the list came, or there is none. `from` is the answer that was open. */
  | { readonly kind: 'moreLoaded'; readonly after: 'next' | 'save'; readonly from: string }
  /** The last saved grade was undone, of one answer or of several; or there is none. */
  | { readonly kind: 'undone'; readonly isNone: boolean; readonly sequence?: number }
  /** An asked command could not be carried out. */
  | { readonly kind: 'failed'; readonly message: string };

export type Command = WorkspaceCommand | AnswerCommand;
