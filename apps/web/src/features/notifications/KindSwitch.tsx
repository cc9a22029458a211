import type { NotificationKind } from '@dure/contract/notifications/notification-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { setNotificationKind } from '../../api/notifications/notifications.writes.ts';
import { useOptimisticToggle } from '../../kernel/optimistic-toggle.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { notificationLabels, notificationSettingsText as text } from './notification-settings.text.ts';

/** One kind of notification; a refusal puts the switch back. */
export function KindSwitch({ kind, isOn }: { readonly kind: NotificationKind; readonly isOn: boolean }) {
  const client = useQueryClient();
  const toast = useToast();
  const { on, toggle } = useOptimisticToggle({
    key: `notification-kind:${kind}`,
    on: isOn,
    count: 0,
    send: async (wanted) => {
      await setNotificationKind(client, { params: { kind }, body: { isOn: wanted } });
    },
    onRefused: () => toast({ message: text.failed, tone: 'bad' }),
  });
  return (
    <Switch isSelected={on} onChange={() => void toggle()}>
      {notificationLabels[kind]}
    </Switch>
  );
}
