import { clubFields, quizClubFields } from '@dure/contract/clubs/clubs/club-fields';

/** Fields of a club's form that its row keeps. Its instructors have rows of their own. */
export type ClubColumnField = Exclude<keyof typeof clubFields, 'instructors'>;
export const CLUB_COLUMN_FIELDS = Object.keys(clubFields).filter(
  (field) => field !== 'instructors',
) as ClubColumnField[];

/** What a quiz club has beside them. */
export type QuizClubField = keyof typeof quizClubFields;
export const QUIZ_CLUB_FIELDS = Object.keys(quizClubFields) as QuizClubField[];
