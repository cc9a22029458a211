import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotifications } from '../../api/tenancy/notifications/notifications.reads.ts';
import { bellList } from '../../features/tenancy/notifications/bell-list.ts';
import { keepDevice } from '../../features/tenancy/notifications/push/keep-device.ts';
import { useLive } from '../../kernel/live.ts';
import { useSession } from '../../kernel/session.ts';
import { heardBanner } from '../banner/heard-banner.ts';

interface BellCountProps {
  readonly onCount: (count: number) => void;
}

/** Says how many notifications wait to be read, live; nothing is drawn here, so that no page waits for its code. */
export function BellCount({ onCount }: BellCountProps) {
  const client = useQueryClient();
  useLive(undefined, ({ kind }) => {
    if (kind === 'notification' || kind === 'resync')
      void client.invalidateQueries({ queryKey: listNotifications.key() });
  });
  const { data } = useQuery(bellList());
  const count = data?.uncheckedCount ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  const { memberId } = useSession();
  const banner = data?.banner;
  useEffect(() => {
    if (banner !== undefined) heardBanner.set({ memberId, banner });
  }, [banner, memberId]);
  useEffect(() => {
    // Somebody else may have subscribed in this browser.
    if (memberId !== null && 'Notification' in window && Notification.permission === 'granted')
      void keepDevice(client).catch(() => undefined);
  }, [client, memberId]);
  return null;
}
