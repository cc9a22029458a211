/** What happens to a club and its quizzes, told to those whom it concerns. */
export const CLUB_NOTIFICATIONS = [
  'clubApproved',
  'clubRejected',
  'clubStarted',
  'clubEnding',
  'clubFinished',
  'clubPostponed',
  'clubCancelled',
  'quizOpened',
  'quizDeadline',
] as const;
