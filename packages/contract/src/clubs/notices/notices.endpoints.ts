import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { flag, instant, keyword, list, moment, pathSequence, sequence, text, uuid } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { MEMBER_ROLES } from '../../tenancy/accounts/member-roles.ts';
import { MAX_NOTICE_CHOICES, MAX_NOTICE_TEXT_LENGTH, MAX_NOTICE_TITLE_LENGTH } from './notice-limits.ts';
import { NOTICE_STATES, NOTICE_WAYS } from './notice-states.ts';

const role = z.enum(MEMBER_ROLES);
const name = text(1, 40);
const most = <T extends z.ZodType>(item: T) => z.array(item).max(MAX_NOTICE_CHOICES).default([]);

/** Who reads a notice: whoever meets every kind of condition that names something. None: everybody. */
const audience = z
  .object({
    roles: most(role).describe('The highest role that they have'),
    memberTypes: most(name),
    organizationCodes: most(name),
    clubSequences: most(sequence).describe('Members of any of these clubs, and those who run them'),
    inRunningClubs: z
      .boolean()
      .default(false)
      .describe('Members of clubs that are under way when it is sent, and those who run them'),
  })
  .meta({ id: 'NoticeAudience' });
export type NoticeAudience = z.output<typeof audience>;

const words = {
  title: text(1, MAX_NOTICE_TITLE_LENGTH),
  text: text(1, MAX_NOTICE_TEXT_LENGTH).describe('Markdown'),
  ways: z.array(z.enum(NOTICE_WAYS)).min(1).max(NOTICE_WAYS.length),
  bannerUntil: instant.nullable().default(null).describe('The end of its banner; required with `BANNER`'),
};

const reach = z
  .object({
    people: z.number().int().describe('All whom it is for'),
    bell: z.number().int().describe('Of them, those whom the bell tells'),
    mail: z.number().int().describe('Of them, those who get a mail'),
    mailOff: z.number().int().describe('Those who turned such mail off'),
    unproven: z.number().int().describe('Those whose address nobody has proven: no mail goes there'),
  })
  .meta({ id: 'NoticeReach' });
export type NoticeReach = z.output<typeof reach>;

export const countNoticeReaders = endpoint({
  name: 'countNoticeReaders',
  method: 'GET',
  path: '/api/manager/v1/notice-readers',
  summary:
    'How many people a notice would reach, and how, by today’s members and settings; a kind left out narrows nothing',
  audience: 'manager',
  query: z.object({
    roles: list(role, MAX_NOTICE_CHOICES).default([]),
    memberTypes: list(name, MAX_NOTICE_CHOICES).default([]),
    organizationCodes: list(name, MAX_NOTICE_CHOICES).default([]),
    clubSequences: list(z.coerce.number<string>().int().min(1), MAX_NOTICE_CHOICES).default([]),
    inRunningClubs: flag.default(false),
  }),
  response: reach,
});

const notice = z
  .object({
    noticeSequence: z.number().int(),
    title: z.string(),
    text: z.string().describe('Markdown'),
    audience: audience
      .extend({ clubNames: z.array(z.string()).describe('Of `clubSequences`, in their order') })
      .describe('Whom it is for; nothing named: everybody'),
    ways: z.array(z.enum(NOTICE_WAYS)),
    bannerUntil: moment.nullable().describe('The end of its banner; null without one'),
    state: z.enum(NOTICE_STATES),
    sendAt: moment.describe('When it is sent, or was'),
    sender: z.string().describe('Nickname of the manager'),
    recipientCount: z.number().int().nullable().describe('How many it was for; null before it is sent'),
    readCount: z.number().int().describe('How many opened it; who they are is told to nobody'),
    waitingCount: z.number().int().describe('Mails that wait for the end of quiet hours, or for their turn'),
  })
  .meta({ id: 'Notice' });
export type Notice = z.output<typeof notice>;

export const NOTICE_SORTS = ['NEWEST', 'OLDEST'] as const;
export type NoticeSort = (typeof NOTICE_SORTS)[number];

export const listNotices = endpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/api/manager/v1/notices',
  summary: 'Notices of the organisation: what is sent last stands first',
  audience: 'manager',
  query: z.object({
    ...paging(15),
    keyword,
    state: z.enum(NOTICE_STATES).optional(),
    sort: z.enum(NOTICE_SORTS).default('NEWEST'),
  }),
  response: paged(notice),
});

const params = z.object({ noticeSequence: pathSequence });

export const getNotice = endpoint({
  name: 'getNotice',
  method: 'GET',
  path: '/api/manager/v1/notices/{noticeSequence}',
  summary: 'One notice, and how many have read it',
  audience: 'manager',
  params,
  response: notice,
});

export const sendNotice = endpoint({
  name: 'sendNotice',
  method: 'POST',
  path: '/api/manager/v1/notices',
  summary:
    'Sends a notice at once, or at its time. It goes to whoever it is for at that moment; a job tells them, mails at the pace a ' +
    'server takes',
  audience: 'manager',
  body: z.object({
    ...words,
    audience,
    sendAt: instant.nullable().default(null).describe('Null: at once'),
    noticeKey: uuid.describe('Made with its draft: a draft is sent once, from whatever window and however often'),
  }),
  response: notice,
});

export const tryNotice = endpoint({
  name: 'tryNotice',
  method: 'POST',
  path: '/api/manager/v1/notices/trial',
  summary: 'Sends a notice to the caller alone, in the ways that it would go; it stands in no list',
  audience: 'manager',
  body: z.object(words),
  response: z.null(),
});

export const cancelNotice = endpoint({
  name: 'cancelNotice',
  method: 'DELETE',
  path: '/api/manager/v1/notices/{noticeSequence}/schedule',
  summary: 'Keeps a scheduled notice from being sent, until its time',
  audience: 'manager',
  params,
  response: notice,
  errors: ['noticeSent'],
});

export const endNoticeBanner = endpoint({
  name: 'endNoticeBanner',
  method: 'DELETE',
  path: '/api/manager/v1/notices/{noticeSequence}/banner',
  summary: 'Ends the banner of a notice before its time; where none stands nothing changes',
  audience: 'manager',
  params,
  response: notice,
});
