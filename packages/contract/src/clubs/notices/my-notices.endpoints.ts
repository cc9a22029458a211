import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment, pathSequence } from '../../http/fields.ts';
import { noticeBanner } from '../../tenancy/banners/notice-banner.ts';

const params = z.object({ noticeSequence: pathSequence });

export const getMyNotice = endpoint({
  name: 'getMyNotice',
  method: 'GET',
  path: '/api/v1/my/notices/{noticeSequence}',
  summary: 'A notice to the caller; of others there is none',
  audience: 'member',
  params,
  response: z.object({
    noticeSequence: z.number().int(),
    title: z.string(),
    text: z.string().describe('Markdown'),
    sentAt: moment,
    isRead: z.boolean(),
  }),
});

export const readMyNotice = endpoint({
  name: 'readMyNotice',
  method: 'PUT',
  path: '/api/v1/my/notices/{noticeSequence}/read',
  summary: 'Says that the caller opened a notice: its banner goes, the bell has it checked. Again changes nothing',
  audience: 'member',
  params,
  response: z.null(),
});

export const dismissNoticeBanner = endpoint({
  name: 'dismissNoticeBanner',
  method: 'DELETE',
  path: '/api/v1/my/notices/{noticeSequence}/banner',
  summary: 'Puts the banner of a notice away for the caller, who need not have read it. Again changes nothing',
  audience: 'member',
  params,
  response: z.object({ banner: noticeBanner.nullable().describe('The next that stands for the caller') }),
});
