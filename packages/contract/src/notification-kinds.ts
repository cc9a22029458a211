import { ANSWER_NOTIFICATIONS } from './answering/answers/answers.notifications.ts';
import { CHATBOT_NOTIFICATIONS } from './assistance/chatbot/chatbot.notifications.ts';
import { CLUB_MESSAGE_NOTIFICATIONS } from './clubs/club-messages/club-messages.notifications.ts';
import { CLUB_NOTIFICATIONS } from './clubs/clubs/clubs.notifications.ts';
import { EVALUATION_NOTIFICATIONS } from './insight/evaluation/evaluation.notifications.ts';
import { FRIEND_NOTIFICATIONS } from './people/friends/friends.notifications.ts';
import { GRADING_NOTIFICATIONS } from './grading/grading/grading.notifications.ts';
import { LECTURE_CLUB_NOTIFICATIONS } from './lectures/lecture-clubs/lecture-clubs.notifications.ts';
import { LECTURE_QUESTION_NOTIFICATIONS } from './lectures/lecture-questions/lecture-questions.notifications.ts';
import { MEMBERSHIP_NOTIFICATIONS } from './clubs/memberships/memberships.notifications.ts';
import { PRIVACY_NOTIFICATIONS } from './platform/privacy/privacy.notifications.ts';
import { REPLY_NOTIFICATIONS } from './answering/replies/replies.notifications.ts';

/** What a notification can be about: each feature names its own. */
export const NOTIFICATION_KINDS = [
  ...ANSWER_NOTIFICATIONS,
  ...CHATBOT_NOTIFICATIONS,
  ...CLUB_MESSAGE_NOTIFICATIONS,
  ...CLUB_NOTIFICATIONS,
  ...EVALUATION_NOTIFICATIONS,
  ...FRIEND_NOTIFICATIONS,
  ...GRADING_NOTIFICATIONS,
  ...LECTURE_CLUB_NOTIFICATIONS,
  ...LECTURE_QUESTION_NOTIFICATIONS,
  ...MEMBERSHIP_NOTIFICATIONS,
  ...PRIVACY_NOTIFICATIONS,
  ...REPLY_NOTIFICATIONS,
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Told to those who run clubs alone. */
export const RUNNING_NOTIFICATIONS: readonly NotificationKind[] = [
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
];

/** How often a mail gathers what is still unread. */
export const DIGESTS = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof DIGESTS)[number];
export const DEFAULT_DIGEST: Digest = 'WEEKLY';
/** On the wall of the tenant; the hour at which digests leave is their end, so that nothing waits twice. */
export const DEFAULT_QUIET_HOURS = { from: '21:00', until: '08:00' };
export const DIGEST_HOUR = 8;

/** Mail that one click ends: digests, and what is told at once. */
export const MAILINGS = ['DIGEST', 'AT_ONCE'] as const;
export type Mailing = (typeof MAILINGS)[number];

/** Devices of one member that are pushed to; of more the one that was seen longest ago goes. */
export const MAX_PUSH_DEVICES = 10;

/** What several people do to the same thing is one row of a day. */
export const GATHERED_NOTIFICATIONS: readonly NotificationKind[] = [
  'like',
  'onePick',
  'reply',
  'nestedReply',
  'quote',
  'influence',
  'joinRequest',
  'friendRequest',
];

/** Days that notifications are kept (specification, section 9). */
export const NOTIFICATION_DAYS = 30;
/** Rows of one page (specification, section 9). */
export const NOTIFICATIONS_A_PAGE = 30;
