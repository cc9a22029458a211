/** What a notification can be about. */
export const NOTIFICATION_KINDS = [
  // What members notify each other of by an answer: a reaction, grouped when shown, a quote, or where an idea came from.
  'like',
  'onePick',
  'quote',
  'influence',
  // A member asks those who run the club what the chatbot could not answer.
  'memberQuestion',
  // Somebody who runs the club wrote to the member.
  'instructorMessage',
  // What happens to a club and its quizzes goes to those whom it concerns.
  'clubApproved',
  'clubRejected',
  'clubStarted',
  'clubEnding',
  'clubFinished',
  'clubPostponed',
  'clubCancelled',
  'quizOpened',
  'quizDeadline',
  // A report can be read.
  'evaluationReleased',
  // The request goes to whom it asks, the acceptance to who had asked.
  'friendRequest',
  'friendAccepted',
  // What became of an answer goes to its author.
  'graded',
  'aiEvaluated',
  'feedback',
  'gradesReleased',
  // All materials of a lecture club have been read: those who run it hear of it.
  'lectureReady',
  // An instructor answered what the member asked, or wonders too.
  'questionAnswered',
  // The request goes to the admins of the club, the others to the person concerned.
  'joinRequest',
  'joinAccepted',
  'joinRejected',
  'expelled',
  // What a person asked to take along is ready.
  'exportReady',
  // What becomes of a seminar goes to its holder, or to those who applied; a place, to whom it is offered.
  'seminarOpened',
  'seminarDeclined',
  'seminarPlace',
  'seminarPlaceLost',
  'seminarSoon',
  'seminarMoved',
  'seminarCancelled',
  'seminarWord',
  // Being named, and a wish, go to the mentor; what becomes of a wish, to all who wish for it.
  'mentorNamed',
  'mentorWish',
  'mentorWishAccepted',
  'mentorWishDeclined',
  'wishedSeminarOpened',
  // Those who run the organisation tell its members something.
  'notice',
  // A reply goes to whose answer, reply or post it is.
  'reply',
  'nestedReply',
  'postReply',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Told to those who run clubs alone. */
export const RUNNING_NOTIFICATIONS: readonly NotificationKind[] = [
  'seminarOpened',
  'seminarDeclined',
  'mentorNamed',
  'mentorWish',
  'joinRequest',
  'memberQuestion',
  'clubApproved',
  'clubRejected',
  'lectureReady',
];

/** How people are told: in the product, and of what stands there by mail and on their devices as well. */
export const NOTIFICATION_WAYS = ['PRODUCT', 'EMAIL', 'PUSH'] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

/** What cannot wait for a digest: it is lost or late a day after. All others stand in digests. */
export const AT_ONCE_NOTIFICATIONS: readonly NotificationKind[] = [
  'quizDeadline',
  'instructorMessage',
  'clubPostponed',
  'clubCancelled',
  'joinAccepted',
  'joinRejected',
  'expelled',
  'clubApproved',
  'clubRejected',
  'seminarPlace',
  'seminarSoon',
  'seminarMoved',
  'seminarCancelled',
];

/** How often a mail gathers what is still unread. */
export const DIGESTS = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof DIGESTS)[number];
export const DEFAULT_DIGEST: Digest = 'WEEKLY';
/** On the wall of the tenant; the hour at which digests leave is their end, so that nothing waits twice. */
export const DEFAULT_QUIET_HOURS = { from: '21:00', until: '08:00' };
export const DIGEST_HOUR = 8;

/** Mail that one click ends: digests, what is told at once, and notices of the organisation. */
export const MAILINGS = ['DIGEST', 'AT_ONCE', 'NOTICE'] as const;
export type Mailing = (typeof MAILINGS)[number];

/** Devices of one member that are pushed to; of more the one that was seen longest ago goes. */
export const MAX_PUSH_DEVICES = 10;

/** What several people do to the same thing is one row of a day. */
export const GATHERED_NOTIFICATIONS: readonly NotificationKind[] = [
  'like',
  'onePick',
  'reply',
  'nestedReply',
  'postReply',
  'quote',
  'influence',
  'joinRequest',
  'friendRequest',
];

/** Days that notifications are kept (specification, section 9). */
export const NOTIFICATION_DAYS = 30;
/** Rows of one page (specification, section 9). */
export const NOTIFICATIONS_A_PAGE = 30;
