import type * as contract from '@dure/contract/clubs/notices/notices.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listNotifications } from '../../tenancy/notifications/notifications.reads.ts';
import { getNotice, listNotices } from './notices.reads.ts';

const lists = () => [listNotices.key(), getNotice.key()];

export const sendNotice = write<typeof contract.sendNotice>('POST /api/manager/v1/notices', lists);
export const tryNotice = write<typeof contract.tryNotice>('POST /api/manager/v1/notices/trial');
export const cancelNotice = write<typeof contract.cancelNotice>(
  'DELETE /api/manager/v1/notices/{noticeSequence}/schedule',
  lists,
);
/** It may have stood for whoever takes it down. */
export const endNoticeBanner = write<typeof contract.endNoticeBanner>(
  'DELETE /api/manager/v1/notices/{noticeSequence}/banner',
  lists,
  () => [listNotifications.key()],
);
