export { answersText } from './answers.text.ts';
export { influencesOn } from './influence/influence.policy.ts';
export { quotedAnswers } from './quotes/quotes.policy.ts';
export {
  type FeedbackRow,
  type FileRow,
  findFeedback,
  findReview,
  type GradeRow,
  isAfterModelAnswer,
  lateRevision,
  listFiles,
  listGrades,
  type ReviewRow,
} from './room/answer-parts.queries.ts';
export {
  criteriaOf,
  feedbackOf,
  filesOf,
  finalOf,
  gradedAt,
  gradesOf,
  lateRevisionOf,
  reviewOf,
  stepOf,
} from './room/answer-parts.view.ts';
export { getAnswer } from './room/peers.service.ts';
export { answerChange, quizTopic, writingTopic } from './room/room.changes.ts';
export { readRoom } from './room/room.service.ts';
export { attachFiles, detachFiles, lockAnswer } from './writing/writing.queries.ts';
