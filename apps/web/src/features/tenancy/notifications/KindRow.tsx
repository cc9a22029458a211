import { AT_ONCE_NOTIFICATIONS } from '@dure/contract/notification-kinds';
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { KindSwitch } from './KindSwitch.tsx';
import { notificationLabels, notificationSettingsText as text } from './notification-settings.text.ts';

interface KindRowProps {
  readonly choice: NotificationSettings['kinds'][number];
  readonly settings: NotificationSettings;
}

/** One kind and the ways in which it is told; what is off in the product is told in no other way. */
export function KindRow({ choice: { kind, isOn, isMailed, isPushed }, settings: { digest, push } }: KindRowProps) {
  const label = notificationLabels[kind];
  const isAtOnce = AT_ONCE_NOTIFICATIONS.includes(kind);
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1 py-1">
        {label}
        {isAtOnce && <span className="block text-sm text-ink-3">{text.atOnce}</span>}
      </span>
      <KindSwitch kind={kind} way="PRODUCT" isOn={isOn} label={label} />
      <KindSwitch
        kind={kind}
        way="EMAIL"
        isOn={isMailed}
        label={text.byMail(label)}
        isDisabled={!isOn || (!isAtOnce && digest === 'OFF')}
      />
      {push.devices.length > 0 && (
        <KindSwitch kind={kind} way="PUSH" isOn={isPushed} label={text.byPush(label)} isDisabled={!isOn} />
      )}
    </li>
  );
}
