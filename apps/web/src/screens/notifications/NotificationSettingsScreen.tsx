import { NOTIFICATION_WAYS } from '@dure/contract/notification-kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getNotificationSettings } from '../../api/tenancy/notifications/notifications.reads.ts';
import { CalendarFeedCard } from '../../features/clubs/agenda/CalendarFeedCard.tsx';
import { KindRow } from '../../features/tenancy/notifications/KindRow.tsx';
import { PushCard } from '../../features/tenancy/notifications/push/PushCard.tsx';
import { TimesFields } from '../../features/tenancy/notifications/TimesFields.tsx';
import {
  NOTIFICATION_GROUPS,
  notificationSettingsText as text,
} from '../../features/tenancy/notifications/notification-settings.text.ts';
import { notificationsText } from '../../features/tenancy/notifications/notifications.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const crumb = {
  label: notificationsText.title,
  link: (parts: object) => <Link to="/account/my/alarms" {...parts} />,
};

/** What a member wants to be told. */
export function NotificationSettingsScreen() {
  usePageTitle(notificationsText.settings);
  const settings = useQuery(getNotificationSettings({}));
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={notificationsText.settings} lead={text.lead} crumbs={[crumb]} className="mb-4" />
      <Loaded
        from={settings}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4 p-5">
            {NOTIFICATION_GROUPS.map(([title]) => (
              <Skeleton key={title} className="h-5 w-full" />
            ))}
          </SkeletonGroup>
        }
      >
        {(shown) => (
          <>
            <TimesFields settings={shown} />
            <PushCard push={shown.push} />
            <Card isPadded={false}>
              <div aria-hidden className="flex justify-end gap-2 px-4 pt-4 text-sm text-ink-3 desktop:px-5">
                {NOTIFICATION_WAYS.filter((way) => way !== 'PUSH' || shown.push.devices.length > 0).map((way) => (
                  <span key={way} className="w-13 text-right">
                    {text.ways[way]}
                  </span>
                ))}
              </div>
              {NOTIFICATION_GROUPS.map(([title, inGroup]) => {
                const kinds = inGroup.flatMap((one) => shown.kinds.filter(({ kind }) => kind === one));
                if (kinds.length === 0) return null;
                return (
                  <fieldset
                    key={title}
                    className="border-t border-line px-4 py-4 first-of-type:border-t-0 desktop:px-5"
                  >
                    <legend className="float-left w-full pb-1 text-sm font-semibold text-ink-3">{title}</legend>
                    <ul className="clear-both">
                      {kinds.map((choice) => (
                        <KindRow key={choice.kind} choice={choice} settings={shown} />
                      ))}
                    </ul>
                  </fieldset>
                );
              })}
            </Card>
          </>
        )}
      </Loaded>
      <CalendarFeedCard />
    </div>
  );
}
