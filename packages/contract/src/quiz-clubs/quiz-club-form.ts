import { z } from 'zod';
import { clubFields, clubQuizFields, existingClub, quizClubFields } from '../clubs/club-fields.ts';

/** A quiz club as it is submitted: every field within its bounds. The rules across fields are `clubFindings`. */
export const quizClubForm = z
  .object({
    ...existingClub,
    ...clubFields,
    ...quizClubFields,
    quizzes: z.array(z.object(clubQuizFields)).max(200).default([]),
  })
  .meta({ id: 'QuizClubForm' });
export type QuizClubForm = z.output<typeof quizClubForm>;
