import type { QueryClient } from '@tanstack/react-query';
import { dismissNoticeBanner } from '../../api/clubs/notices/my-notices.writes.ts';

/** Keeps for the member that they put the banner away; where that fails it comes back with the next page. */
export const dismiss = (client: QueryClient, noticeSequence: number): void =>
  void dismissNoticeBanner(client, { params: { noticeSequence } }).catch(() => undefined);
