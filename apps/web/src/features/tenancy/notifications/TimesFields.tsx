import { DEFAULT_QUIET_HOURS, DIGESTS } from '@dure/contract/notification-kinds';
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getNotificationSettings } from '../../../api/tenancy/notifications/notifications.reads.ts';
import { setNotificationTimes } from '../../../api/tenancy/notifications/notifications.writes.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { notificationSettingsText as text } from './notification-settings.text.ts';

type Times = Pick<NotificationSettings, 'digest' | 'quietHours'>;

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
const hoursWith = (own: string) => [...new Set([...HALF_HOURS, own])].toSorted();

/** How often a mail gathers what is unread, and when nothing is sent. What is chosen counts at once. */
export function TimesFields({ settings }: { readonly settings: NotificationSettings }) {
  const client = useQueryClient();
  const toast = useToast();
  const [chosen, setChosen] = useState<Times>();
  const { digest, quietHours } = chosen ?? settings;
  const { address, state } = settings.email;
  const set = async (part: Partial<Times>) => {
    const body = { digest, quietHours, ...part };
    setChosen(body);
    try {
      client.setQueryData(getNotificationSettings({}).queryKey, await setNotificationTimes(client, { body }));
    } catch {
      toast({ message: text.failed, tone: 'bad' });
    } finally {
      setChosen(undefined);
    }
  };
  const hourField = (label: string, part: 'from' | 'until') =>
    quietHours && (
      <Select
        label={label}
        value={quietHours[part]}
        options={hoursWith(quietHours[part]).map((value) => ({ value, label: value }))}
        onChange={(value) => void set({ quietHours: { ...quietHours, [part]: value } })}
      />
    );
  const notes = {
    READY: text.mailTo(address ?? ''),
    UNVERIFIED: text.unverified(address ?? ''),
    NO_ADDRESS: text.noAddress,
    NOT_SENT: text.notSent,
  };
  return (
    <Card className="mb-4 flex flex-col gap-5">
      <section className="flex flex-col gap-2">
        <Select
          label={text.digest}
          value={digest}
          options={DIGESTS.map((value) => ({ value, label: text.digests[value] }))}
          onChange={(value) => void set({ digest: value })}
        />
        <p className="text-sm wrap-anywhere text-ink-3">{notes[state]}</p>
        {state === 'NO_ADDRESS' && (
          <Link to="/account/my/profile" className="flex min-h-11 w-fit items-center underline">
            {text.addAddress}
          </Link>
        )}
        {state === 'UNVERIFIED' && (
          <Link to="/account/password" className="flex min-h-11 w-fit items-center underline">
            {text.verify}
          </Link>
        )}
      </section>
      <section className="flex flex-col gap-2">
        <Switch
          aria-label={text.quiet}
          isSelected={quietHours !== null}
          description={text.quietLead}
          onChange={(isOn) => void set({ quietHours: isOn ? DEFAULT_QUIET_HOURS : null })}
        >
          {text.quiet}
        </Switch>
        {quietHours && (
          <div className="grid grid-cols-2 gap-3">
            {hourField(text.quietFrom, 'from')}
            {hourField(text.quietUntil, 'until')}
          </div>
        )}
      </section>
    </Card>
  );
}
