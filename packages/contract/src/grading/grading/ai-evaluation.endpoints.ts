import { z } from 'zod';
import { answerCard } from '../../answering/answers/answers.views.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, uuid } from '../../http/fields.ts';
import { aiEvaluation } from './ai-evaluation.views.ts';

const answerParams = z.object({ club: pathSequence, quiz: pathSequence, memberUUID: uuid });

/** The evaluation of the text that counts; `isWaiting` while one is being made or waits for its turn. */
const evaluated = z.object({ evaluation: aiEvaluation.nullable(), isWaiting: z.boolean() }).meta({ id: 'Evaluated' });
export type Evaluated = z.output<typeof evaluated>;

const again = z.object({
  again: z.boolean().default(false).describe('Evaluates a text once more that was evaluated already'),
});

export const getAiEvaluation = endpoint({
  name: 'getAiEvaluation',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/ai-evaluation',
  summary:
    'What AI (or the built-in grader) found of an answer: for the admins of the club, and for its author once a grade by instructor or AI is theirs to see',
  audience: 'member',
  params: answerParams,
  response: evaluated,
});

export const evaluateAnswer = endpoint({
  name: 'evaluateAnswer',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/ai-evaluation',
  summary: 'Has a final answer evaluated and waits for it, 30 seconds at most; the same text once, unless `again`',
  audience: 'instructor',
  params: answerParams,
  body: again.default({ again: false }),
  response: evaluated,
  errors: ['finalAnswerFirst', 'ownAnswer', 'aiGradingFailed', 'aiEvaluationTimeout'],
});

export const evaluateMember = endpoint({
  name: 'evaluateMember',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/members/{memberUUID}/answers-evaluation',
  summary:
    'Has all final answers of a member evaluated and waits for them, 30 seconds for each quiz of the club at most; what is not done by then goes on',
  audience: 'instructor',
  params: z.object({ club: pathSequence, memberUUID: uuid }),
  body: again.default({ again: false }),
  response: z.object({ contents: z.array(z.object({ quizSequence: z.number().int(), evaluation: aiEvaluation })) }),
  errors: ['finalAnswerFirst', 'ownAnswer', 'aiGradingFailed', 'aiEvaluationTimeout'],
});

export const evaluateQuiz = endpoint({
  name: 'evaluateQuiz',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers-evaluation',
  summary:
    'Has all final answers to a quiz evaluated and waits for them, 30 seconds for each quiz of the club at most; what is not done by then goes on',
  audience: 'instructor',
  params: z.object({ club: pathSequence, quiz: pathSequence }),
  body: again.default({ again: false }),
  response: z.object({ contents: z.array(z.object({ memberUUID: z.uuid(), evaluation: aiEvaluation })) }),
  errors: ['finalAnswerFirst', 'ownAnswer', 'aiGradingFailed', 'aiEvaluationTimeout'],
});

export const getAnswerWithAiFeedback = endpoint({
  name: 'getAnswerWithAiFeedback',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/with-ai-feedback',
  summary: "One member's submitted answer with what AI found of it, as far as the caller may know; else null",
  audience: 'member',
  params: answerParams,
  response: answerCard.extend({ aiFeedback: aiEvaluation.nullable() }),
  errors: ['preAnswerFirst'],
});
