export { actorAlias } from './actor-alias.service.ts';
export { findTarget, reachTarget, type Target } from './answer-target.facts.ts';
export { gradeVerdict, type Verdicts } from './answers.policy.ts';
export { anonymity, anonymousNumber, hiddenFileName, seenPerson } from './identity.facts.ts';
export {
  type Asked,
  asked,
  enterQuiz,
  findQuizFacts,
  listStandings,
  permit,
  type QuizAddress,
  type QuizFacts,
  type Read,
  readStanding,
  type Standing,
} from './quiz.facts.ts';
