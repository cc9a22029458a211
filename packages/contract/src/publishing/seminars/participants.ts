import { SEMINAR_STATUS } from '../codes/seminar-codes.ts';
import type { SeminarView } from './seminars.views.ts';

/** Whether a seminar's page shows its reader who comes: those who hold it, from its opening on. */
export const showsParticipants = ({ can, seminarStatus }: Pick<SeminarView, 'can' | 'seminarStatus'>): boolean =>
  can.edit && seminarStatus !== SEMINAR_STATUS.planned;
