import type { Mailing } from '@dure/contract/notification-kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { getMailSubscription } from '../../api/tenancy/notifications/notifications.reads.ts';
import { unsubscribeMails } from '../../api/tenancy/notifications/notifications.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { unsubscribeText as text } from './unsubscribe.text.ts';

const isWrong = (error: unknown) => error instanceof ApiError && error.status === 409;
const toSettings = (
  <div className="grid">
    <RouterButtonLink to="/account/my/alarms/settings">{text.settings}</RouterButtonLink>
  </div>
);

const route = getRouteApi('/account/unsubscribe');

/** Opened from a mail, by anybody: nothing changes until the button is pressed. */
export function UnsubscribeScreen() {
  usePageTitle(text.title);
  const { token = '' } = route.useSearch();
  const client = useQueryClient();
  const subscription = useQuery({ ...getMailSubscription({ query: { token } }), enabled: token !== '' });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [ended, setEnded] = useState<Mailing>();
  const end = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { mailing } = await unsubscribeMails(client, { body: { token } });
      setEnded(mailing);
    } catch (error) {
      setFailure(isWrong(error) ? text.invalid : text.failed);
    } finally {
      setPending(false);
    }
  };
  if (ended) {
    return (
      <AccountFrame title={text.done} lead={text.doneLead[ended]}>
        {toSettings}
      </AccountFrame>
    );
  }
  if (token === '' || isWrong(subscription.error)) {
    return (
      <AccountFrame title={text.wrong} lead={text.invalid}>
        {toSettings}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.title} lead={text.lead}>
      <Loaded from={subscription} skeleton={<Skeleton shape="block" className="h-12" />}>
        {() => (
          <div className="flex flex-col gap-3">
            <Button variant="primary" isPending={isPending} onPress={() => void end()}>
              {text.end}
            </Button>
            {failure !== undefined && (
              <p role="alert" className="text-bad">
                {failure}
              </p>
            )}
          </div>
        )}
      </Loaded>
    </AccountFrame>
  );
}
