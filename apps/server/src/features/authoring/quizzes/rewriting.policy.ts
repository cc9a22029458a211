import { isManager, type Session } from '../../../kernel/session/session.ts';

/** Who rewrites quizzes of a club. */
export interface Rewriting {
  readonly me: Pick<Session, 'memberId' | 'roles'>;
  /** A form saves itself while somebody types: a draft, or a club that was sent back. */
  readonly isDraft: boolean;
}

/**
 * Whether an admin of a club may change the text of a quiz. One that is public, or that another club uses too, changes
 * there as well. Only its author and managers do that, and not by a form that saves itself.
 */
export const mayRewrite = (
  { me, isDraft }: Rewriting,
  quiz: { readonly is_shared: boolean; readonly author_id: string },
): boolean => !quiz.is_shared || (!isDraft && (isManager(me) || quiz.author_id === me.memberId));
