import { isManager, type Session } from '../../../kernel/session/session.ts';

/** Wishes are read and answered by the mentor whom they go to, and by managers. */
export const mayAnswer = (me: Session, mentorId: string): boolean => me.memberId === mentorId || isManager(me);
