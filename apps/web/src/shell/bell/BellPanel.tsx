import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { CheckAll } from '../../features/tenancy/notifications/CheckAll.tsx';
import { NotificationList } from '../../features/tenancy/notifications/NotificationList.tsx';
import { notificationsText as text } from '../../features/tenancy/notifications/notifications.text.ts';
import { SettingsLink } from '../../features/tenancy/notifications/SettingsLink.tsx';
import { bellList } from '../../features/tenancy/notifications/bell-list.ts';
import { cx } from '../../ui/cx.ts';
import { floatingClass } from '../../ui/fields/control-class.ts';
import type { PanelProps } from '../../ui/overlays/use-panel.ts';

/** In pixels; as a class it would be overruled. */
const MAX_HEIGHT = 400;

/** The latest notifications: at most 370 by 400 px, as specified; title and notice stay, the list scrolls. */
export function BellPanel({ trigger, onClose }: PanelProps) {
  const list = useQuery(bellList());
  const { uncheckedCount = 0, totalElements = 0 } = list.data ?? {};
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      maxHeight={MAX_HEIGHT}
      className={cx(floatingClass, 'z-popover flex w-92.5 max-w-[calc(100vw-2rem)]')}
    >
      <Dialog className="flex min-h-0 w-full flex-col">
        <div className="flex min-h-12 items-center gap-2 border-b border-line pr-3 pl-5">
          <Heading slot="title" level={2} className="text-base font-semibold">
            {text.title}
          </Heading>
          {uncheckedCount > 0 && <span className="text-sm text-ink-3">{text.unchecked(uncheckedCount)}</span>}
          <span className="ml-auto flex items-center">
            <CheckAll list={list.data} />
            <SettingsLink onClick={onClose} />
          </span>
        </div>
        <div className="min-h-0 overflow-auto">
          <NotificationList list={list} heading="h3" onFollow={onClose} />
        </div>
        <div className="flex items-center gap-2 border-t border-line px-5 py-2 text-xs text-ink-3">
          <p className="flex-1">{text.notice}</p>
          {totalElements > 0 && (
            <Link
              to="/account/my/alarms"
              onClick={onClose}
              className="flex-none py-1 font-semibold text-brand-ink hover:underline"
            >
              {text.all}
            </Link>
          )}
        </div>
      </Dialog>
    </Popover>
  );
}
