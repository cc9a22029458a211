import type * as contract from '@dure/contract/clubs/notices/notices.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listNotices = read<typeof contract.listNotices>('GET /api/manager/v1/notices', pageByPage);
export const getNotice = read<typeof contract.getNotice>('GET /api/manager/v1/notices/{noticeSequence}');
/** The count before stays until the next one has come: it changes with every choice. */
export const countNoticeReaders = read<typeof contract.countNoticeReaders>(
  'GET /api/manager/v1/notice-readers',
  pageByPage,
);
