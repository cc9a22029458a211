import type { Mailing } from '@dure/contract/notifications/notification-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { unsubscribeMails } from '../../api/notifications/notifications.writes.ts';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { unsubscribeText as text } from './unsubscribe.text.ts';

const route = getRouteApi('/account/unsubscribe');

/** Opened from a mail, by anybody: nothing changes until the button is pressed. */
export function UnsubscribeScreen() {
  usePageTitle(text.title);
  const { token = '' } = route.useSearch();
  const client = useQueryClient();
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
      setFailure(error instanceof ApiError && error.status === 409 ? text.invalid : text.failed);
    } finally {
      setPending(false);
    }
  };
  if (ended) {
    return (
      <AccountFrame title={text.done} lead={text.doneLead[ended]}>
        <div className="grid">
          <RouterButtonLink to="/account/my/alarms/settings">{text.settings}</RouterButtonLink>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.title} lead={text.lead}>
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
    </AccountFrame>
  );
}
