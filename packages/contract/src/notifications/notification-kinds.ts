/**
 * What a notification can be about (decisions, section 11). `like` and `onePick` are gathered when they are shown;
 * `joinRequest` goes to the admins of a club, all others to the person concerned.
 */
export const NOTIFICATION_KINDS = [
  'reply',
  'nestedReply',
  'like',
  'onePick',
  'graded',
  'feedback',
  'aiEvaluated',
  'evaluationReleased',
  'clubApproved',
  'clubRejected',
  'clubStarted',
  'clubEnding',
  'clubFinished',
  'clubPostponed',
  'clubCancelled',
  'joinRequest',
  'joinAccepted',
  'joinRejected',
  'expelled',
  'quizOpened',
  'quizDeadline',
  'lectureReady',
  'questionAnswered',
  'friendRequest',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Days that notifications are kept (specification, section 9). */
export const NOTIFICATION_DAYS = 30;
