import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { instant, keyword, pathSequence, rawText, sequence, text, uuid, version, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import {
  answerFiles,
  MAX_ANSWER_FILES,
  MAX_ANSWER_LENGTH,
  MAX_COMPREHENSION,
  MAX_PICK_REASON_LENGTH,
} from './answer-limits.ts';
import { answerCard, answerRoom, firstAnswer } from './answers.views.ts';
import { fileRef } from '../../tenancy/files/file-ref.ts';

const quizParams = z.object({ club: pathSequence, quiz: pathSequence });
const answerParams = quizParams.extend({ memberUUID: uuid });

/** `fileKeys`: the uploaded files that belong to this step, in order. Files may also be sent along as parts `files`. */
const submission = z
  .object({
    text: text(1, MAX_ANSWER_LENGTH),
    fileKeys: z.array(uuid).max(MAX_ANSWER_FILES).default([]),
  })
  .meta({ id: 'AnswerSubmission' });

export const getAnswerRoom = endpoint({
  name: 'getAnswerRoom',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/answer',
  summary: "The quiz and the member's own answer to it",
  audience: 'member',
  params: quizParams,
  response: answerRoom,
});

export const saveAnswerDraft = endpoint({
  name: 'saveAnswerDraft',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/answer/draft',
  summary: 'Keeps what is being typed; a stale `version` answers 0409 with the kept draft',
  audience: 'member',
  params: quizParams,
  body: z.object({ text: rawText(MAX_ANSWER_LENGTH), version }),
  response: z.object({ savedAt: moment, version: z.number().int() }),
  errors: ['staleVersion', 'deadlinePassed', 'answerGraded', 'clubNotRunning', 'clubReadOnly'],
});

export const addAnswerFile = endpoint({
  name: 'addAnswerFile',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files',
  summary: 'Uploads one file for the answer that is being written',
  audience: 'member',
  params: quizParams,
  files: { file: { ...answerFiles, maxCount: 1 } },
  response: fileRef,
  errors: ['deadlinePassed', 'answerGraded', 'clubNotRunning', 'clubReadOnly'],
});

export const removeAnswerFile = endpoint({
  name: 'removeAnswerFile',
  method: 'DELETE',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files/{fileKey}',
  summary: 'Takes back a file that was uploaded but not yet submitted',
  audience: 'member',
  params: quizParams.extend({ fileKey: uuid }),
  response: z.null(),
});

export const submitPreAnswer = endpoint({
  name: 'submitPreAnswer',
  method: 'POST',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/preanswer',
  summary: 'Submits the pre-answer',
  audience: 'member',
  params: quizParams,
  body: submission,
  files: { files: answerFiles },
  response: answerRoom,
  errors: ['preAnswerAlreadySubmitted', 'deadlinePassed', 'clubNotRunning', 'clubReadOnly'],
  idempotencyKey: true,
});

export const submitFinalAnswer = endpoint({
  name: 'submitFinalAnswer',
  method: 'POST',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/postanswer',
  summary: 'Submits or revises the final answer; every version is kept',
  audience: 'member',
  params: quizParams,
  body: submission,
  files: { files: answerFiles },
  response: answerRoom,
  errors: ['preAnswerFirst', 'deadlinePassed', 'answerGraded', 'clubNotRunning', 'clubReadOnly'],
  idempotencyKey: true,
});

export const markContentRead = endpoint({
  name: 'markContentRead',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/content-read',
  summary: 'Remembers that the member opened the content',
  audience: 'member',
  params: quizParams,
  response: z.object({ contentReadAt: moment }),
  errors: ['preAnswerFirst'],
});

export const rateComprehension = endpoint({
  name: 'rateComprehension',
  method: 'PUT',
  path: '/api/v1/club/quizzes/comprehension',
  summary: 'How well the member understood the quiz, 1 to 5',
  audience: 'member',
  body: z.object({
    clubSequence: sequence,
    quizSequence: sequence,
    comprehension: z.number().int().min(1).max(MAX_COMPREHENSION),
  }),
  response: z.object({ comprehension: z.number().int() }),
  errors: ['preAnswerFirst', 'clubNotRunning', 'clubReadOnly', 'notFound'],
});

export const listAnswers = endpoint({
  name: 'listAnswers',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers',
  summary:
    "The others' answers; refused before the viewer's own pre-answer. `asOf` of an earlier page leaves later answers out, so that pages do not move under the reader",
  audience: 'member',
  params: quizParams,
  query: z.object({
    ...paging(),
    sort: z.enum(['newest', 'likes', 'onePicks']).default('newest'),
    keyword,
    asOf: instant.optional(),
  }),
  response: paged(answerCard).extend({ asOf: moment }),
  errors: ['preAnswerFirst'],
});

export const listQuizAnswers = endpoint({
  name: 'listQuizAnswers',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/member-answers',
  summary: "All members' answers in the order of their submission, the caller's own among them",
  audience: 'member',
  params: quizParams,
  query: z.object({ ...paging(), keyword }),
  response: paged(answerCard.extend({ isMine: z.boolean() })),
  errors: ['preAnswerFirst'],
});

export const listFirstAnswers = endpoint({
  name: 'listFirstAnswers',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/first-answers',
  summary: "Up to three of the others' answers to read first, each with its reason; none for who has no answer",
  audience: 'member',
  params: quizParams,
  response: z.object({ contents: z.array(firstAnswer) }),
  errors: ['preAnswerFirst'],
});

export const getAnswer = endpoint({
  name: 'getAnswer',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}',
  summary: "One member's submitted answer, the caller's own too",
  audience: 'member',
  params: answerParams,
  response: answerCard,
  errors: ['preAnswerFirst'],
});

const liked = z.object({ isLiked: z.boolean(), likeCount: z.number().int() });
const reactionErrors = ['preAnswerFirst', 'deadlinePassed', 'ownAnswer', 'clubNotRunning', 'clubReadOnly'] as const;

export const likeAnswer = endpoint({
  name: 'likeAnswer',
  method: 'POST',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like',
  summary: "Likes another member's answer",
  audience: 'member',
  params: answerParams,
  response: liked,
  errors: reactionErrors,
});
export const unlikeAnswer = endpoint({
  name: 'unlikeAnswer',
  method: 'DELETE',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like',
  summary: 'Takes a like back',
  audience: 'member',
  params: answerParams,
  response: liked,
  errors: reactionErrors,
});
export const likeAnswerById = endpoint({
  name: 'likeAnswerById',
  method: 'POST',
  path: '/api/v1/club/quiz/answers/{id}/like',
  summary: 'The same like, by the answer sequence',
  audience: 'member',
  params: z.object({ id: pathSequence }),
  response: liked,
  errors: reactionErrors,
});
export const unlikeAnswerById = endpoint({
  name: 'unlikeAnswerById',
  method: 'DELETE',
  path: '/api/v1/club/quiz/answers/{id}/like',
  summary: 'Takes the same like back, by the answer sequence',
  audience: 'member',
  params: z.object({ id: pathSequence }),
  response: liked,
  errors: reactionErrors,
});

const picked = z.object({ isOnePicked: z.boolean(), onePickCount: z.number().int() });

export const onePickAnswer = endpoint({
  name: 'onePickAnswer',
  method: 'POST',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick',
  summary: 'Gives the one one-pick of this quiz; a second is refused (1430) unless `move` takes it along',
  audience: 'member',
  params: answerParams,
  body: z.object({ move: z.boolean().default(false) }).default({ move: false }),
  response: picked,
  errors: [...reactionErrors, 'onePickSpent'],
});
export const explainOnePick = endpoint({
  name: 'explainOnePick',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick/reason',
  summary: 'Says in a few words why the answer is the one-pick; its author reads them. Empty takes them back',
  audience: 'member',
  params: answerParams,
  body: z.object({ reason: text(0, MAX_PICK_REASON_LENGTH) }),
  response: z.object({ reason: z.string() }),
  errors: reactionErrors,
});
export const takeBackOnePick = endpoint({
  name: 'takeBackOnePick',
  method: 'DELETE',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick',
  summary: 'Takes the one-pick back',
  audience: 'member',
  params: answerParams,
  response: picked,
  errors: reactionErrors,
});
