import type { Output } from '@dure/contract/http/endpoint';
import type { listNotifications } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkNotifications } from '../../../api/tenancy/notifications/notifications.writes.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { notificationsText as text } from './notifications.text.ts';

/** Marks as read what is shown and what is older; what arrives meanwhile stays unread. Nothing where all is read. */
export function CheckAll({ list }: { readonly list: Output<typeof listNotifications> | undefined }) {
  const client = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const newest = list?.contents[0]?.activities[0];
  if (!newest || list.uncheckedCount === 0) return null;
  const { activityHistorySequence } = newest;
  const checkAll = async () => {
    setPending(true);
    try {
      await checkNotifications(client, { body: { activityHistorySequence } });
    } catch {
      toast({ message: text.failed, tone: 'bad' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="ghost" size="small" isPending={isPending} onPress={() => void checkAll()}>
      {text.checkAll}
    </Button>
  );
}
