import * as own from '@dure/contract/clubs/notices/my-notices.endpoints';
import * as endpoints from '@dure/contract/clubs/notices/notices.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { cancelNotice, countNoticeReaders, endNoticeBanner, getNotice, listNotices } from './notices.service.ts';
import { dismissNoticeBanner, getMyNotice, readMyNotice } from './reading.service.ts';
import { sendNotice, tryNotice } from './sending.service.ts';

export const noticeRoutes = [
  route(endpoints.countNoticeReaders, (unit, { query }) => countNoticeReaders(unit, query)),
  route(endpoints.listNotices, (unit, { query }) => listNotices(unit, query)),
  route(endpoints.getNotice, (unit, { params }) => getNotice(unit, params.noticeSequence)),
  route(endpoints.sendNotice, (unit, { body }) => sendNotice(unit, body)),
  route(endpoints.tryNotice, (unit, { body }) => tryNotice(unit, body)),
  route(endpoints.cancelNotice, (unit, { params }) => cancelNotice(unit, params.noticeSequence)),
  route(endpoints.endNoticeBanner, (unit, { params }) => endNoticeBanner(unit, params.noticeSequence)),
  route(own.getMyNotice, (unit, { params }) => getMyNotice(unit, params.noticeSequence)),
  route(own.readMyNotice, (unit, { params }) => readMyNotice(unit, params.noticeSequence)),
  route(own.dismissNoticeBanner, (unit, { params }) => dismissNoticeBanner(unit, params.noticeSequence)),
];
