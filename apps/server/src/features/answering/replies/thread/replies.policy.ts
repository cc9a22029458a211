import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { ErrorName } from '@dure/contract/errors';

/** What permissions on one reply rest on, for one viewer. */
export interface ReplyFacts {
  readonly status: string;
  readonly isMine: boolean;
  /** Why the viewer may not take part in the thread, take their own away, or run what it stands under; null where they may. */
  readonly react: ErrorName | null;
  readonly remove: ErrorName | null;
  readonly manage: ErrorName | null;
}
export type ReplyAct = 'answer' | 'edit' | 'delete' | 'hide';

/** Why the viewer may not do it; null where they may. Hiding goes on after the club's end: what hurts must go then, too. */
export function replyVerdict(act: ReplyAct, { status, isMine, react, remove, manage }: ReplyFacts): ErrorName | null {
  const gone: ErrorName | null = status === REPLY_STATUS.deleted ? 'replyDeleted' : null;
  const hidden: ErrorName | null = status === REPLY_STATUS.hidden ? 'replyHidden' : null;
  const foreign: ErrorName | null = isMine ? null : 'forbidden';
  switch (act) {
    case 'answer':
      return react ?? gone ?? hidden;
    case 'edit':
      return foreign ?? react ?? gone ?? hidden;
    case 'delete':
      return foreign ?? remove ?? gone;
    case 'hide':
      return manage ?? gone;
  }
}

/** Who still reads a hidden reply. */
export const readsHidden = (viewer: { isMine: boolean; isAdmin: boolean }): boolean => viewer.isMine || viewer.isAdmin;
