import { z } from 'zod';
import { person } from '../accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, sequence, text, moment } from '../../http/fields.ts';
import { paging } from '../../http/paging.ts';
import {
  DIGESTS,
  MAILINGS,
  NOTIFICATION_KINDS,
  NOTIFICATION_WAYS,
  NOTIFICATIONS_A_PAGE,
} from '../../notification-kinds.ts';
import { noticeBanner } from '../banners/notice-banner.ts';
import { clubTypeChoice } from '../../codes/club-type-code.ts';

/** What happened, as the bell shows it; what several people did to the same thing on one day is gathered in one. */
const activity = z.object({
  activityHistorySequence: z.number().int().describe('Of the latest of what is gathered here'),
  isChecked: z.boolean().describe('Whether all of it has been checked'),
  activityMessage: z.string().describe('One sentence, names included'),
  emphasis: z.string().describe('The part of the sentence that stands out; empty where none does'),
  context: z.string().describe('Where it happened: quiz and club, or a grade; may be empty'),
  kind: z.enum(NOTIFICATION_KINDS),
  actors: z
    .array(person.extend({ memberUUID: z.uuid().nullable() }))
    .max(2)
    .describe(
      'The latest two who did it, the latest first; empty where the system did. Whom a club hides has no id and no picture.',
    ),
  createdAt: moment,
  clubSequence: z.number().int().nullable(),
  clubType: clubTypeChoice.nullable().describe("The club's kind; null without a club"),
  quizSequence: z.number().int().nullable(),
  answer: z
    .string()
    .nullable()
    .describe("Under whose answer to the quiz it happened, as the quiz's room names them; null elsewhere"),
  reply: z.number().int().nullable().describe('The reply that was written; null elsewhere'),
  question: z
    .object({ clubStudySequence: z.number().int(), lectureQuestionSerialNumber: z.number().int() })
    .nullable()
    .describe('The question of a lecture club, and its study; null elsewhere'),
  notice: z.number().int().nullable().describe('The notice of the organisation (`noticeSequence`); null elsewhere'),
  post: z.number().int().nullable().describe('The article or video that was replied to; null elsewhere'),
  seminar: z.number().int().nullable().describe('The seminar (`seminarId`); null elsewhere'),
  mentor: z.uuid().nullable().describe('The mentor (`memberUri`); null elsewhere'),
});
export type NotificationView = z.output<typeof activity>;

const day = z.object({
  date: z.iso.date().describe('In the time zone of the tenant, `2026-11-21`'),
  dayOfWeek: z.string().describe('Its weekday in one syllable'),
  activities: z.array(activity),
});
export type NotificationDay = z.output<typeof day>;

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/v1/activity/alarms',
  summary: 'What happened to the caller in the last 30 days, newest first, by the days of the tenant',
  audience: 'member',
  query: z.object({
    ...paging(NOTIFICATIONS_A_PAGE),
    logged: z
      .enum(['true', 'false'])
      .optional()
      .describe(
        'Sent by the notification helper (specification, section 7); whoever calls is logged in, so it changes nothing',
      ),
  }),
  response: z.object({
    totalElements: z.number().int().describe('Rows of all pages'),
    uncheckedCount: z.number().int().describe('Rows of all pages that have not been checked'),
    banner: noticeBanner.nullable().describe('The newest notice whose banner stands for the caller'),
    contents: z.array(day),
  }),
});

export const checkNotification = endpoint({
  name: 'checkNotification',
  method: 'PUT',
  path: '/api/v1/activity/alarms/{id}/check',
  summary: 'Checks one of the own notifications with all that is gathered in it; again changes nothing',
  audience: 'member',
  params: z.object({ id: pathSequence }),
  response: z.null(),
});

export const checkNotifications = endpoint({
  name: 'checkNotifications',
  method: 'PUT',
  path: '/api/v1/activity/alarms/check',
  summary: 'Checks the own notifications up to the one that was seen last; what came after it stays unchecked',
  audience: 'member',
  body: z.object({ activityHistorySequence: sequence }),
  response: z.null(),
});

/** `08:00`, on the wall of the tenant. Hours from a minute to the same one are none. */
const minute = z.iso.time({ precision: -1 });
const quietHours = z.object({ from: minute, until: minute }).nullable();

const settings = z.object({
  kinds: z
    .array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        isOn: z.boolean().describe('In the product; what is off there is told in no other way'),
        isMailed: z.boolean().describe('By mail: at once or in digests, as the kind is'),
        isPushed: z.boolean().describe('On the devices that the caller named, as soon as it happens'),
      }),
    )
    .describe('Every kind that the caller may be told; a new one is on in every way'),
  digest: z.enum(DIGESTS),
  /** In them nothing leaves the product; what waited leaves at their end if it is still unread. */
  quietHours,
  email: z.object({
    address: z.string().nullable().describe('Null of whoever has none'),
    state: z
      .enum(['READY', 'UNVERIFIED', 'NO_ADDRESS', 'NOT_SENT'])
      .describe(
        '`UNVERIFIED`: nobody has opened a mail sent there, so none is sent; `NOT_SENT`: this installation sends none',
      ),
  }),
  push: z.object({
    publicKey: z.string().describe('Of the tenant, for `PushManager.subscribe` (VAPID, RFC 8292)'),
    devices: z
      .array(z.object({ pushDeviceSequence: sequence, device: z.string(), startedAt: moment }))
      .describe("The caller's, the one that was seen last first"),
  }),
});
export type NotificationSettings = z.output<typeof settings>;

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/api/v1/my/notification-settings',
  summary: 'Which kinds of notification the caller is told, how, and when',
  audience: 'member',
  response: settings,
});

export const setNotificationKind = endpoint({
  name: 'setNotificationKind',
  method: 'PUT',
  path: '/api/v1/my/notification-settings/{kind}',
  summary: 'Turns one kind of notification on or off in one way, from now on; what was told before stays',
  audience: 'member',
  params: z.object({ kind: z.enum(NOTIFICATION_KINDS) }),
  body: z.object({ way: z.enum(NOTIFICATION_WAYS).default('PRODUCT'), isOn: z.boolean() }),
  response: settings,
});

export const setNotificationTimes = endpoint({
  name: 'setNotificationTimes',
  method: 'PUT',
  path: '/api/v1/my/notification-settings',
  summary: 'Sets how often unread notifications are gathered in a mail, and the hours in which nothing is sent',
  audience: 'member',
  body: z.object({ digest: z.enum(DIGESTS), quietHours }),
  response: settings,
});

const unsubscription = { response: z.object({ mailing: z.enum(MAILINGS) }), errors: ['verificationInvalid'] } as const;

export const getMailSubscription = endpoint({
  name: 'getMailSubscription',
  method: 'GET',
  path: '/api/v1/guest/mail-unsubscriptions',
  summary: 'Which kind of mail the token of such a mail ends; changes nothing',
  audience: 'guest',
  query: z.object({ token: text(1, 1000) }),
  ...unsubscription,
  perMinute: 60,
});

/** Where a browser receives, as its push service says: an address of that service and nobody's own. */
const pushEndpoint = z
  .url({ protocol: /^https$/ })
  .max(1000)
  .regex(/^https:\/\/[^\s/@]+\/[\x21-\x7e]*$/);

export const addPushDevice = endpoint({
  name: 'addPushDevice',
  method: 'PUT',
  path: '/api/v1/my/push-devices',
  summary: 'Has this browser told what happens to the caller, and nobody else on it; again changes nothing',
  audience: 'member',
  body: z.object({
    endpoint: pushEndpoint,
    keys: z
      .object({ p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) })
      .describe('As `PushSubscription.toJSON()` names them: a P-256 point and 16 bytes, base64url'),
  }),
  response: settings,
  perMinute: 20,
});

export const keepPushDevice = endpoint({
  name: 'keepPushDevice',
  method: 'POST',
  path: '/api/v1/my/push-devices/current',
  summary: 'Says which device of the caller this browser is, and keeps it; another member is pushed to here no more',
  audience: 'member',
  body: z.object({ endpoint: pushEndpoint }),
  response: z.object({ pushDeviceSequence: sequence.nullable() }),
});

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/api/v1/my/push-devices/{pushDeviceSequence}',
  summary: 'Ends pushing to one of the own devices',
  audience: 'member',
  params: z.object({ pushDeviceSequence: pathSequence }),
  response: settings,
});

export const unsubscribeMails = endpoint({
  name: 'unsubscribeMails',
  method: 'POST',
  path: '/api/v1/guest/mail-unsubscriptions',
  summary: 'Ends one kind of mail to the member whom the token of such a mail names; again changes nothing',
  audience: 'guest',
  body: z.object({ token: text(1, 1000) }),
  ...unsubscription,
  perMinute: 60,
});
