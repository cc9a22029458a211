import { MIN_CLUB_NAME_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { MIN_QUESTION_LENGTH } from '@dure/contract/limits/quiz-limits';
import type { FieldError } from '@dure/contract/http/envelope';
import { REQUIRED, tooFew, tooShort } from '@dure/contract/field-messages';
import { inFormOrder } from './club-sections.ts';
import type { ClubValues } from './club-values.ts';

/** What nobody has filled in yet, in the words of `checkClub`: what a form says of itself before the contract's schemas are here. */
export function unfilled(values: ClubValues): FieldError[] {
  const { clubName, description, startAt, endAt, studyCycle, jobGroups, jobLevels, weekCount, studyCount } = values;
  const faults: [isUnfilled: boolean, path: string, message: string][] = [
    [clubName.trim() === '', 'clubName', tooShort(MIN_CLUB_NAME_LENGTH)],
    [description.trim() === '', 'description', REQUIRED],
    [startAt === null, 'startAt', REQUIRED],
    [startAt !== null && endAt === null, 'endAt', REQUIRED],
    [studyCycle.length === 0, 'studyCycle', tooFew(1)],
    [jobGroups.length === 0, 'jobGroups', tooFew(1)],
    [jobLevels.length === 0, 'jobLevels', tooFew(1)],
    [weekCount === null, 'weekCount', REQUIRED],
    [studyCount === null, 'studyCount', REQUIRED],
    ...values.quizzes.flatMap(({ question, openAt }, index): typeof faults => [
      [question.trim() === '', `quizzes.${index}.question`, tooShort(MIN_QUESTION_LENGTH)],
      [openAt === null, `quizzes.${index}.openAt`, REQUIRED],
    ]),
  ];
  return inFormOrder(faults.flatMap(([isUnfilled, path, message]) => (isUnfilled ? [{ path, message }] : [])));
}
