import { CLUB_STATUS } from '@dure/contract/clubs/club-status';
import type { QuizClubForm } from '@dure/contract/quiz-clubs/quiz-club-form';
import type { FieldError } from '@dure/contract/http/envelope';
import { clubText } from '../clubs/clubs.public.ts';

export interface EditedClub {
  readonly club_status: string;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly anonymous: boolean;
  readonly hold_model_answer: boolean;
  readonly member_count: number;
  readonly official_grading: string;
  /** Answers to the club's quizzes so far, and those of them that are final. */
  readonly answers: number;
  readonly finals: number;
}

/** Faults of a form against what the club is already; `undefined` for a club that is new. */
export function editFaults(form: QuizClubForm, club: EditedClub | undefined, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  const end = Date.parse(form.endAt);
  if (end <= now.getTime() && end !== club?.end_at?.getTime()) {
    faults.push({ path: 'endAt', message: clubText.endInPast });
  }
  if (!club) return faults;
  if (club.club_status === CLUB_STATUS.running && Date.parse(form.startAt) !== club.start_at?.getTime()) {
    faults.push({ path: 'startAt', message: clubText.startFixed });
  }
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
  if (form.capacity !== null && form.capacity < club.member_count) {
    faults.push({ path: 'capacity', message: clubText.belowMembers(club.member_count) });
  }
  return faults;
}
