import { z } from 'zod';
import { MAX_CLUB_QUIZZES } from '../../clubs/clubs/club-limits.ts';
import { clubFields, clubQuizFields, existingClub, quizClubFields } from '../../clubs/clubs/club-fields.ts';

/** A quiz club as it is submitted: every field within its bounds. The rules across fields are `clubFindings`. */
export const quizClubForm = z
  .object({
    ...existingClub,
    ...clubFields,
    ...quizClubFields,
    quizzes: z.array(z.object(clubQuizFields)).max(MAX_CLUB_QUIZZES).default([]),
  })
  .meta({ id: 'QuizClubForm' });
export type QuizClubForm = z.output<typeof quizClubForm>;
