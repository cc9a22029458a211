import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getNotificationSettings } from '../../api/notifications/notifications.reads.ts';
import { KindSwitch } from '../../features/notifications/KindSwitch.tsx';
import {
  NOTIFICATION_GROUPS,
  notificationSettingsText as text,
} from '../../features/notifications/notification-settings.text.ts';
import { notificationsText } from '../../features/notifications/notifications.text.ts';
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
      <Card isPadded={false}>
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
          {({ kinds }) =>
            NOTIFICATION_GROUPS.map(([title, inGroup]) => {
              const shown = inGroup.flatMap((one) => kinds.filter(({ kind }) => kind === one));
              if (shown.length === 0) return null;
              return (
                <fieldset key={title} className="border-t border-line px-4 py-4 first:border-t-0 desktop:px-5">
                  <legend className="float-left w-full pb-1 text-sm font-semibold text-ink-3">{title}</legend>
                  <div className="clear-both grid desktop:grid-cols-2 desktop:gap-x-10">
                    {shown.map(({ kind, isOn }) => (
                      <KindSwitch key={kind} {...{ kind, isOn }} />
                    ))}
                  </div>
                </fieldset>
              );
            })
          }
        </Loaded>
      </Card>
    </div>
  );
}
