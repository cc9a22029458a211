import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { NOTIFICATIONS_A_PAGE } from '@dure/contract/notification-kinds';
import { listNotifications } from '../../api/tenancy/notifications/notifications.reads.ts';
import { CheckAll } from '../../features/tenancy/notifications/CheckAll.tsx';
import { NotificationList } from '../../features/tenancy/notifications/NotificationList.tsx';
import { notificationsText as text } from '../../features/tenancy/notifications/notifications.text.ts';
import { SettingsLink } from '../../features/tenancy/notifications/SettingsLink.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';

const route = getRouteApi('/account/my/alarms');

/** All that happened to the member in 30 days; where the bell leads on a phone. */
export function NotificationsScreen() {
  usePageTitle(text.title);
  const { page = 1 } = route.useSearch();
  const list = useQuery(listNotifications({ query: page === 1 ? {} : { page } }));
  const { uncheckedCount = 0 } = list.data ?? {};
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <div className="mb-4 flex min-h-11 items-center gap-2">
        <h1 className="text-xl font-bold desktop:text-2xl">{text.title}</h1>
        {uncheckedCount > 0 && <span className="text-sm text-ink-3">{text.unchecked(uncheckedCount)}</span>}
        <span className="ml-auto flex items-center">
          <CheckAll list={list.data} />
          <SettingsLink />
        </span>
      </div>
      <Card isPadded={false} className="overflow-hidden">
        <NotificationList list={list} heading="h2" />
        <p className="border-t border-line px-5 py-3 text-sm text-ink-3">{text.notice}</p>
      </Card>
      <Pagination
        page={page}
        pageCount={pageCount(list.data, NOTIFICATIONS_A_PAGE)}
        link={(to, parts) => (
          <Link from="/account/my/alarms" to="/account/my/alarms" search={(old) => withPage(old, to)} {...parts} />
        )}
        className="mt-8"
      />
    </div>
  );
}
