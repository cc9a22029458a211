import { isInstructor, isManager, type Session } from '../../../../kernel/session/session.ts';

/** What seeing a quiz's solution outside its clubs rests on, for one viewer. */
export interface SolutionFacts {
  readonly isMine: boolean;
  /** Whether the viewer, as a member of a club, still has to answer the quiz or one of the same origin. */
  readonly isOwed: boolean;
}

/**
 * Whether the viewer may see a quiz's model answer, and so take the quiz into a club. Its author and managers may. An
 * instructor who learns with the quiz in a club waits for their own final answer, as every member does.
 */
export const maySeeSolution = (me: Session, { isMine, isOwed }: SolutionFacts): boolean =>
  isManager(me) || (isInstructor(me) && (isMine || !isOwed));
