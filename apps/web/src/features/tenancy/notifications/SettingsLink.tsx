import { Link } from '@tanstack/react-router';
import { iconButtonClass } from '../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { notificationsText as text } from './notifications.text.ts';

/** From the notifications to what is told at all. */
export function SettingsLink({ onClick }: { readonly onClick?: () => void }) {
  return (
    <Link
      to="/account/my/alarms/settings"
      aria-label={text.settings}
      title={text.settings}
      className={iconButtonClass()}
      {...(onClick && { onClick })}
    >
      <Icon name="settings" />
    </Link>
  );
}
