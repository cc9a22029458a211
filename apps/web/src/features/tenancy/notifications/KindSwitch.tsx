import type { NotificationKind, NotificationWay } from '@dure/contract/notification-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { setNotificationKind } from '../../../api/tenancy/notifications/notifications.writes.ts';
import { useOptimisticToggle } from '../../../kernel/optimistic-toggle.ts';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { notificationSettingsText as text } from './notification-settings.text.ts';

interface KindSwitchProps {
  readonly kind: NotificationKind;
  readonly way: NotificationWay;
  readonly isOn: boolean;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** One kind of notification in one way; a refusal puts the switch back. */
export function KindSwitch({ kind, way, isOn, label, isDisabled = false }: KindSwitchProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { on, toggle } = useOptimisticToggle({
    key: `notification-kind:${way}:${kind}`,
    on: isOn,
    count: 0,
    send: async (wanted) => {
      await setNotificationKind(client, { params: { kind }, body: { way, isOn: wanted } });
    },
    onRefused: () => toast({ message: text.failed, tone: 'bad' }),
  });
  return (
    <Switch
      aria-label={label}
      isSelected={on && !isDisabled}
      isDisabled={isDisabled}
      onChange={() => void toggle()}
      className="w-13"
    />
  );
}
