export { actorAlias } from './actor-alias.service.ts';
export { findTarget, reachTarget, type Target } from './answer-target.facts.ts';
export { gradeVerdict, type Verdicts } from './answers.policy.ts';
export { isHeld, isSeenGrade } from './held.facts.ts';
export { anonymity, anonymousNumber, hiddenFileName, hiddenName, seenPerson } from './identity.facts.ts';
export {
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
} from './quiz.facts.ts';
