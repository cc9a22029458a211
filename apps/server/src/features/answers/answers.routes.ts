import {
  addAnswerFile,
  getAnswerRoom,
  markContentRead,
  rateComprehension,
  removeAnswerFile,
  saveAnswerDraft,
  submitFinalAnswer,
  submitPreAnswer,
} from '@dure/contract/answers/answers.endpoints';
import { listMyAnswers } from '@dure/contract/answers/my-answers.endpoints';
import { getAnswerVersion, listAnswerVersions } from '@dure/contract/answers/answer-versions.endpoints';
import { getQuizEvaluationStatus, getMyStatus, getQuizProgress } from '@dure/contract/answers/quiz-status.endpoints';
import { route } from '../../kernel/http/route.ts';
import { addDraftFile, removeDraftFile, saveDraft } from './writing/drafts.service.ts';
import { myAnswers } from './my-answers.service.ts';
import { readEvaluationStatus, readMyStatus, readProgress } from './quiz-status.service.ts';
import * as room from './room/room.service.ts';
import { submit } from './writing/submissions.service.ts';
import { listOwnVersions, readOwnVersion } from './writing/versions.service.ts';

/** A member's own answer to a quiz, from the first letter to the final answer. */
export const answerRoutes = [
  route(getAnswerRoom, (unit, { params }) => room.openRoom(unit, params)),
  route(listMyAnswers, (unit, { params, query }) => myAnswers(unit, params.club, query)),
  route(getMyStatus, (unit, { params }) => readMyStatus(unit, params)),
  route(getQuizProgress, (unit, { params }) => readProgress(unit, params)),
  route(getQuizEvaluationStatus, (unit, { params }) => readEvaluationStatus(unit, params)),
  route(listAnswerVersions, (unit, { params }) => listOwnVersions(unit, params)),
  route(getAnswerVersion, (unit, { params }) => readOwnVersion(unit, params, params.versionNo)),
  route(saveAnswerDraft, (unit, { params, body }) => saveDraft(unit, params, body)),
  route(addAnswerFile, (unit, { params, uploads }) => addDraftFile(unit, params, uploads)),
  route(removeAnswerFile, (unit, { params }) => removeDraftFile(unit, params, params.fileKey)),
  route(submitPreAnswer, (unit, { params, body, uploads }) => submit(unit, params, 'PRE', body, uploads)),
  route(submitFinalAnswer, (unit, { params, body, uploads }) => submit(unit, params, 'FINAL', body, uploads)),
  route(markContentRead, (unit, { params }) => room.markContentRead(unit, params)),
  route(rateComprehension, (unit, { body }) =>
    room.rateComprehension(unit, { club: body.clubSequence, quiz: body.quizSequence }, body.comprehension),
  ),
];
