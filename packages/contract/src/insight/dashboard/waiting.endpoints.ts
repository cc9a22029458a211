import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';

const count = z.number().int();

/** A quiz of a club that the caller runs, in which final answers wait for a grade. */
export const waitingQuiz = z
  .object({
    clubSequence: count,
    clubName: z.string(),
    quizSequence: count,
    no: count,
    question: z.string(),
    deadlineAt: moment.nullable(),
    isClosed: z
      .boolean()
      .describe('Whether answers can no longer be revised: the others would be closed by their grade'),
    waitingCount: count,
  })
  .meta({ id: 'WaitingQuiz' });
export type WaitingQuiz = z.output<typeof waitingQuiz>;

export const listWaitingQuizzes = endpoint({
  name: 'listWaitingQuizzes',
  method: 'GET',
  path: '/api/v1/my/waiting-quizzes',
  summary:
    'Quizzes with answers that wait for a grade in the clubs that the caller runs; closed ones first, 10 at most',
  audience: 'instructor',
  response: z.object({
    contents: z.array(waitingQuiz),
    answerCount: count.describe('Answers that wait in all of these clubs'),
    paceSeconds: count
      .nullable()
      .describe(
        'Seconds that the caller takes for an answer, as measured in all their clubs; null before there is enough to say',
      ),
  }),
});
