import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { QuizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import type { FieldError } from '@dure/contract/http/envelope';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import { clubEditFaults, type EditedClub } from '../../clubs/club-writing/club-writing.public.ts';
import { clubText } from '../../clubs/clubs/clubs.public.ts';

export interface EditedQuizClub
  extends EditedClub, RowPart<Clubs, 'anonymous' | 'hold_model_answer' | 'official_grading'> {
  /** Answers to the club's quizzes so far, and those of them that are final. */
  readonly answers: number;
  readonly finals: number;
}

/** Faults of a form against what the quiz club is already; `undefined` for a club that is new. */
export function editFaults(form: QuizClubForm, club: EditedQuizClub | undefined, now: Date): FieldError[] {
  const faults = clubEditFaults(form, club, now);
  if (!club) return faults;
  // Whoever answered in an anonymous club did so on its word.
  if ((club.club_status === CLUB_STATUS.running || club.answers > 0) && club.anonymous && !form.anonymous) {
    faults.push({ path: 'anonymous', message: clubText.stayAnonymous });
  }
  if (club.finals > 0 && form.officialGrading !== club.official_grading) {
    faults.push({ path: 'officialGrading', message: clubText.stayOfficialGrading });
  }
  // With the final answers it has opened to their authors, or they were promised that nobody reads it before the deadline.
  if (club.finals > 0 && form.holdModelAnswer !== club.hold_model_answer) {
    faults.push({ path: 'holdModelAnswer', message: clubText.stayHoldModelAnswer });
  }
  return faults;
}
