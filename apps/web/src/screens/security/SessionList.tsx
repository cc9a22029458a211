import type { OpenSession } from '@dure/contract/tenancy/accounts/sessions.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endSession } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { RelativeTime } from '../../ui/dates/RelativeTime.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';

const text = accountsText.security;

/** Where the member is logged in; what is unknown to them they end. */
export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const client = useQueryClient();
  const toast = useToast();
  const dialogs = useDialogs();
  const [ending, setEnding] = useState<string>();
  const end = async (which: string, work: () => Promise<unknown>, done: string) => {
    setEnding(which);
    try {
      await work();
      toast({ message: done, tone: 'good' });
    } catch {
      toast({ message: text.failed, tone: 'bad' });
    } finally {
      setEnding(undefined);
    }
  };
  const endOthers = async () => {
    if (await dialogs.confirm({ message: text.askOthers, action: text.end, danger: true }))
      await end('others', () => endOtherSessions(client, {}), text.othersEnded);
  };
  return (
    <section aria-labelledby="sessions">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 desktop:px-5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id="sessions" className="text-lg font-bold">
            {text.sessionsTitle}
          </h2>
          <p className="text-sm text-ink-3">{text.sessionsLead}</p>
        </div>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button isPending={ending === 'others'} onPress={() => void endOthers()}>
            {text.endOthers}
          </Button>
        )}
      </div>
      <ul aria-label={text.sessions} className="divide-y divide-line border-t border-line">
        {sessions.map(({ sessionId, device, startedAt, isCurrent }) => {
          const name = device === '' ? text.unknownDevice : device;
          return (
            <li key={sessionId} className="flex min-h-15 items-center gap-3 px-4 py-2.5 desktop:px-5">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {isCurrent && <Chip tone="good">{text.here}</Chip>}
                </p>
                <p className="text-sm text-ink-3">
                  {text.started} <RelativeTime date={startedAt} />
                </p>
              </div>
              {!isCurrent && (
                <Button
                  aria-label={text.endOf(name)}
                  isPending={ending === sessionId}
                  onPress={() => void end(sessionId, () => endSession(client, { params: { sessionId } }), text.ended)}
                >
                  {text.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
