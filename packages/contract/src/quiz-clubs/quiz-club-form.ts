import { z } from 'zod';
import { version } from '../http/fields.ts';
import { clubFields, clubQuizFields } from '../clubs/club-fields.ts';

/** The club that a form continues; none yet where it is null. */
export const existingClub = {
  clubSequence: z.number().int().positive().nullable().default(null),
  version,
};

/** A quiz club as it is submitted: every field within its bounds. The rules across fields are `clubFindings`. */
export const quizClubForm = z.object({
  ...existingClub,
  ...clubFields,
  quizzes: z.array(z.object(clubQuizFields)).max(200).default([]),
});
export type QuizClubForm = z.output<typeof quizClubForm>;
