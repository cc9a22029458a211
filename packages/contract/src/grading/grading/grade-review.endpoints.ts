import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text, uuid } from '../../http/fields.ts';
import { answerRoom } from '../../answering/answers/answers.views.ts';
import { gradingDetail } from './grading.endpoints.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_REPLY_LENGTH } from './grading-limits.ts';

const quizParams = z.object({ club: pathSequence, quiz: pathSequence });

export const askForReview = endpoint({
  name: 'askForReview',
  method: 'POST',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/grade-review',
  summary: "Asks that the grade of the caller's answer be looked at again, within 7 days of it",
  audience: 'member',
  params: quizParams,
  body: z.object({ reason: text(1, MAX_REVIEW_LENGTH) }),
  response: answerRoom,
  errors: ['notGradedYet', 'reviewAlreadyAsked', 'reviewPeriodOver'],
});

export const answerReview = endpoint({
  name: 'answerReview',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade-review',
  summary: 'Answers the open request of a member; with the grade as it then is',
  audience: 'instructor',
  params: quizParams.extend({ memberUUID: uuid }),
  body: z.object({ reply: text(1, MAX_REVIEW_REPLY_LENGTH) }),
  response: gradingDetail,
  errors: ['ownAnswer', 'staleVersion'],
});
