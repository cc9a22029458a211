import type { Output } from '@dure/contract/http/endpoint';
import type { listNotifications } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/states/Skeleton.tsx';
import { NotificationDays, type NotificationDaysProps } from './NotificationDays.tsx';
import { notificationsText as text } from './notifications.text.ts';

interface NotificationListProps extends Pick<NotificationDaysProps, 'heading'> {
  readonly list: UseQueryResult<Output<typeof listNotifications>>;
  readonly onFollow?: () => void;
}

/** A page of notifications, in whichever state it is. */
export function NotificationList({ list, heading, onFollow = () => {} }: NotificationListProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = list;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) {
    return (
      <SkeletonGroup className="flex flex-col gap-5 p-5">
        {[2, 2, 2].map((lines, index) => (
          <SkeletonText key={index} lines={lines} />
        ))}
      </SkeletonGroup>
    );
  }
  if (data.contents.length === 0) return <EmptyState icon="bell">{text.empty}</EmptyState>;
  return (
    <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
      <NotificationDays heading={heading} days={data.contents} onFollow={onFollow} />
    </div>
  );
}
