import * as answers from '@dure/contract/answering/answers/answers.endpoints';
import * as myAnswers from '@dure/contract/answering/answers/my-answers.endpoints';
import * as answerVersions from '@dure/contract/answering/answers/answer-versions.endpoints';
import * as helped from '@dure/contract/answering/answers/helped.endpoints';
import * as quizStatus from '@dure/contract/answering/answers/quiz-status.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { addAnswerFile, removeAnswerFile, saveAnswerDraft } from './writing/drafts.service.ts';
import { listHelped } from './helped.service.ts';
import { decideInfluence } from './influence/deciding.service.ts';
import { listMyAnswers } from './my-answers.service.ts';
import { getQuizEvaluationStatus, getMyStatus, getQuizProgress } from './quiz-status.service.ts';
import * as room from './room/room.service.ts';
import { listWriters } from './writers/writers.service.ts';
import { submitFinalAnswer, submitPreAnswer } from './writing/submissions.service.ts';
import { listAnswerVersions, getAnswerVersion } from './writing/versions.service.ts';

/** A member's own answer to a quiz, from the first letter to the final answer. */
export const answerRoutes = [
  route(answers.getAnswerRoom, (unit, { params }) => room.getAnswerRoom(unit, params)),
  route(myAnswers.listMyAnswers, (unit, { params, query }) => listMyAnswers(unit, params.club, query)),
  route(helped.listHelped, (unit, { params, query }) => listHelped(unit, params.club, query.quizSequence)),
  route(helped.decideInfluence, (unit, { params: { memberUUID, ...address }, body }) =>
    decideInfluence(unit, address, memberUUID, body.isConfirmed),
  ),
  route(quizStatus.getMyStatus, (unit, { params }) => getMyStatus(unit, params)),
  route(quizStatus.getQuizProgress, (unit, { params }) => getQuizProgress(unit, params)),
  route(quizStatus.listWriters, (unit, { params }) => listWriters(unit, params)),
  route(quizStatus.getQuizEvaluationStatus, (unit, { params }) => getQuizEvaluationStatus(unit, params)),
  route(answerVersions.listAnswerVersions, (unit, { params }) => listAnswerVersions(unit, params)),
  route(answerVersions.getAnswerVersion, (unit, { params }) => getAnswerVersion(unit, params, params.versionNo)),
  route(answers.saveAnswerDraft, (unit, { params, body }) => saveAnswerDraft(unit, params, body)),
  route(answers.addAnswerFile, (unit, { params, uploads }) => addAnswerFile(unit, params, uploads)),
  route(answers.removeAnswerFile, (unit, { params }) => removeAnswerFile(unit, params, params.fileKey)),
  route(answers.submitPreAnswer, (unit, { params, body, uploads }) => submitPreAnswer(unit, params, body, uploads)),
  route(answers.submitFinalAnswer, (unit, { params, body, uploads }) => submitFinalAnswer(unit, params, body, uploads)),
  route(answers.markContentRead, (unit, { params }) => room.markContentRead(unit, params)),
  route(answers.rateComprehension, (unit, { body }) =>
    room.rateComprehension(unit, { club: body.clubSequence, quiz: body.quizSequence }, body.comprehension),
  ),
];
