import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { BulkCommand } from './commands.ts';

/** What an action on several answers came to. */
export interface Bulk {
  readonly isPending: boolean;
  /** Answers that somebody else changed meanwhile: for them it was refused. */
  readonly stale: readonly ClubQueueItem[];
  readonly error: string | undefined;
  /** What can be undone, until it is put away. */
  readonly lastAction: GradingAction | undefined;
}

export const NO_BULK: Bulk = { isPending: false, stale: [], error: undefined, lastAction: undefined };

export function bulkAfter(bulk: Bulk, command: BulkCommand): Bulk {
  switch (command.kind) {
    case 'bulkBegun':
      return { ...bulk, isPending: true, stale: [], error: undefined };
    case 'bulkDone':
      return { ...bulk, isPending: false, lastAction: command.action.canUndo ? command.action : undefined };
    case 'bulkRefused':
      return { ...bulk, isPending: false, stale: command.stale, error: command.message };
    case 'forgetBulkProblem':
      return { ...bulk, stale: [], error: undefined };
    case 'dismissBulk':
      return { ...bulk, lastAction: undefined };
    default:
      return bulk;
  }
}
