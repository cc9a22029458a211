export { actorAlias } from './actor-alias.service.ts';
export { findTarget, type Meant, meantAnswer, reachTarget, type Target } from './answer-target.facts.ts';
export { gradeVerdict, type Verdicts } from './answers.policy.ts';
export { isHeld, isSeenGrade } from './held.facts.ts';
export { anonymity, anonymousNumber, hiddenFileName, hiddenName, seenPerson } from './identity.facts.ts';
export {
  afterSubmission,
  type Asked,
  asked,
  enterQuiz,
  findQuizFacts,
  listStandings,
  marksFirstFinal,
  marksRevision,
  submittedByOthers,
  permit,
  type QuizAddress,
  type Read,
  readQuizAccess,
  type QuizAccess,
  type QuizFacts,
} from './quiz.facts.ts';
