import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { checkNotification } from '../../../api/tenancy/notifications/notifications.writes.ts';
import { cx } from '../../../ui/cx.ts';
import { relativeTime } from '../../../ui/dates/relative-time.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { NotificationFace } from './NotificationFace.tsx';
import { notificationsText as text } from './notifications.text.ts';
import { notificationPlace } from '@dure/contract/tenancy/notifications/notification-place';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface NotificationLinkProps {
  readonly notification: NotificationView;
  readonly className: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The way to the very place that a notification tells of. */
function NotificationLink({ notification, ...parts }: NotificationLinkProps) {
  const { path, search } = notificationPlace(notification);
  return <Link to={path as '/quiz'} search={search as never} {...parts} />;
}

export interface NotificationItemProps {
  readonly notification: NotificationView;
  /** The reader is on the way to where it happened. */
  readonly onFollow: () => void;
}

/** One thing that happened: who, what, where and when. To follow it is to have read it. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { activityHistorySequence, activityMessage, emphasis, context, createdAt, isChecked } = notification;
  const client = useQueryClient();
  const now = useNow();
  const follow = () => {
    onFollow();
    // Nobody is kept from where they go because the mark could not be set: it stays unread.
    if (!isChecked) void checkNotification(client, { params: { id: activityHistorySequence } }).catch(() => {});
  };
  return (
    <NotificationLink
      notification={notification}
      onClick={follow}
      className="grid grid-cols-[2.5rem_1fr_0.5rem] items-start gap-x-3 px-5 py-2.5 transition-colors hover:bg-sunken"
    >
      <NotificationFace {...notification} />
      <span className="flex min-w-0 flex-col">
        <span className={cx('wrap-anywhere', isChecked && 'text-ink-2')}>
          <b className="font-semibold">{emphasis}</b>
          {activityMessage.slice(emphasis.length)}
        </span>
        <span className="text-sm wrap-anywhere text-ink-3">
          {context !== '' && `${context}\u00a0· `}
          <time dateTime={createdAt}>{relativeTime(Date.parse(createdAt), now)}</time>
        </span>
      </span>
      {!isChecked && (
        <span className="mt-2 size-2 rounded-full bg-bad">
          <span className="sr-only">{text.isUnchecked}</span>
        </span>
      )}
    </NotificationLink>
  );
}
