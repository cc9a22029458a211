import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, sequence, moment } from '../../http/fields.ts';
import { MAX_CLUB_QUIZZES } from '../../clubs/clubs/club-limits.ts';

const params = z.object({ club: pathSequence });

const heldQuiz = z
  .object({
    quizSequence: z.number().int(),
    no: z.number().int().describe("The quiz's place in the club, from 1"),
    question: z.string(),
    deadlineAt: moment.nullable(),
    heldCount: z.number().int().describe('Answers of which grade or feedback waits for a release'),
    waitingCount: z
      .number()
      .int()
      .describe("Final answers without an instructor's grade; a release leaves them as they are"),
  })
  .meta({ id: 'HeldQuiz' });

/** What graders found and its authors do not see yet. */
const heldGrades = z
  .object({
    clubName: z.string(),
    holdGrades: z
      .boolean()
      .describe('Whether new grades wait for a release; what was shown before stays shown, what waits goes on waiting'),
    heldCount: z.number().int(),
    quizzes: z.array(heldQuiz).describe("Quizzes with something to release, in the club's order"),
  })
  .meta({ id: 'HeldGrades' });
export type HeldGrades = z.output<typeof heldGrades>;

export const getHeldGrades = endpoint({
  name: 'getHeldGrades',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/held-grades',
  summary: 'Whether a club holds its grades until they are released, and what waits, by quiz',
  audience: 'instructor',
  params,
  response: heldGrades,
});

export const holdGrades = endpoint({
  name: 'holdGrades',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/held-grades',
  summary: 'Lets new grades wait for a release, or shows them at once; changes nothing of what was graded before',
  audience: 'instructor',
  params,
  body: z.object({ holdGrades: z.boolean() }),
  response: heldGrades,
});

export const releaseGrades = endpoint({
  name: 'releaseGrades',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/held-grades/release',
  summary:
    'Shows what waits in some quizzes to its authors, each told once; for good, and a repeated call releases nothing twice',
  audience: 'instructor',
  params,
  body: z.object({ quizSequences: z.array(sequence).min(1).max(MAX_CLUB_QUIZZES) }),
  response: z.object({
    releasedCount: z.number().int().describe('Answers that this call released; 0 where somebody else had'),
    held: heldGrades,
  }),
});
