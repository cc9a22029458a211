import { notificationPlace } from '@dure/contract/tenancy/notifications/notification-place';
import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface NotificationLinkProps {
  readonly notification: NotificationView;
  readonly className: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The way to the very place that a notification tells of. */
export function NotificationLink({ notification, ...parts }: NotificationLinkProps) {
  const { path, search } = notificationPlace(notification);
  return <Link to={path as '/quiz'} search={search as never} {...parts} />;
}
