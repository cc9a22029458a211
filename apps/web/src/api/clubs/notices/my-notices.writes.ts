import type * as contract from '@dure/contract/clubs/notices/my-notices.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { listNotifications } from '../../tenancy/notifications/notifications.reads.ts';

// The bell counts and the banner stands behind what the reader does.
const bell = () => [listNotifications.key()];

export const readMyNotice = write<typeof contract.readMyNotice>(
  'PUT /api/v1/my/notices/{noticeSequence}/read',
  nothing,
  bell,
);
export const dismissNoticeBanner = write<typeof contract.dismissNoticeBanner>(
  'DELETE /api/v1/my/notices/{noticeSequence}/banner',
  nothing,
  bell,
);
