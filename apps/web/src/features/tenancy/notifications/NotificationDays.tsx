import type { NotificationDay } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';

export interface NotificationDaysProps extends Pick<NotificationItemProps, 'onFollow'> {
  /** Under the title of the dialog, or of the page. */
  readonly heading: 'h2' | 'h3';
  readonly days: readonly NotificationDay[];
}

/** What happened, under the days on which it did. */
export function NotificationDays({ heading: Heading, days, onFollow }: NotificationDaysProps) {
  return days.map(({ date, dayOfWeek, activities }) => (
    <section key={date} aria-labelledby={`day-${date}`} className="pb-2">
      <Heading id={`day-${date}`} className="px-5 pt-3 pb-1 text-sm font-semibold text-ink-2">
        {`${date.replaceAll('-', '.')} (${dayOfWeek})`}
      </Heading>
      <ul>
        {activities.map((one) => (
          <li key={one.activityHistorySequence}>
            <NotificationItem notification={one} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
