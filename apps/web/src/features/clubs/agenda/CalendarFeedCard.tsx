import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getCalendarFeed } from '../../../api/clubs/agenda/agenda.reads.ts';
import { endCalendarFeed, startCalendarFeed } from '../../../api/clubs/agenda/agenda.writes.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { calendarFeedText as text } from './calendar-feed.text.ts';

/** Shown once, after it was made. */
const FeedAddress = lazy(() => import('./FeedAddress.tsx').then((module) => module.FeedAddress));

/** The own dates for another calendar: at a secret address, which is shown once, renewed and ended. */
export function CalendarFeedCard() {
  const client = useQueryClient();
  const toast = useToast();
  const timeZone = useTimeZone();
  const { data } = useQuery(getCalendarFeed({}));
  const [address, setAddress] = useState<string>();
  const [pending, setPending] = useState<'start' | 'end'>();
  const change = async (what: 'start' | 'end') => {
    setPending(what);
    try {
      if (what === 'start') {
        // First, or an address might be made that is never shown.
        await FeedAddress.preload();
        setAddress((await startCalendarFeed(client, {})).address);
      } else {
        await endCalendarFeed(client, {});
        setAddress(undefined);
      }
    } catch {
      toast({ message: text.failed, tone: 'bad' });
    } finally {
      setPending(undefined);
    }
  };
  const startedAt = data?.startedAt ?? null;
  return (
    <Card className="mt-4 flex flex-col gap-3">
      <h2 className="font-semibold">{text.title}</h2>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {address !== undefined && (
        <Suspense>
          <FeedAddress address={address} />
        </Suspense>
      )}
      {startedAt !== null && address === undefined && (
        <p className="text-sm text-ink-2">{text.since(formatDate(startedAt, timeZone))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isPending={pending === 'start'} isDisabled={!data} onPress={() => void change('start')}>
          {startedAt === null ? text.start : text.renew}
        </Button>
        {startedAt !== null && (
          <Button variant="ghost" isPending={pending === 'end'} onPress={() => void change('end')}>
            {text.end}
          </Button>
        )}
      </div>
    </Card>
  );
}
