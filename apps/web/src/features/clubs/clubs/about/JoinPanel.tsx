import { aboutStatusLabel, ABOUT_STATUS } from '@dure/contract/clubs/clubs/about-status';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { cancelJoinRequest } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { askToLogIn, notice } from '../../../../kernel/interruptions.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { useSession } from '../../../../kernel/session.ts';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubAboutText } from './club-about.text.ts';
import { joinState } from './join-state.ts';

const { join: words } = clubAboutText;
const JoinDialog = lazy(() => import('./JoinDialog.tsx').then((module) => module.JoinDialog), { failure: 'popover' });
const RequestDialog = lazy(() => import('./RequestDialog.tsx').then((module) => module.RequestDialog), {
  failure: 'popover',
});

export interface JoinPanelProps {
  readonly club: ClubAbout;
  /** The code of a join link: the dialog then is open from the start. */
  readonly code?: string | undefined;
  /** Came to ask: the request's dialog is open from the start. */
  readonly join?: 'request' | undefined;
  /** The dialog that the address opened was closed. */
  readonly onDialogClosed: () => void;
  readonly onJoined: () => void;
}

/** Where the viewer stands with the club, and the way in. */
export function JoinPanel({ club, code, join, onDialogClosed, onJoined }: JoinPanelProps) {
  const { logged } = useSession();
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const toast = useToast();
  const timeZone = useTimeZone();
  const now = useNow();
  const until = club.recruitEndAt ?? club.startAt;
  const isAhead = until !== null && Date.parse(until) > now;
  const state = joinState(club, logged, isAhead ? formatMonthDay(until, timeZone) : null);
  const [sentence, ...others] = state.sentences;
  const [open, setOpen] = useState<'code' | 'request' | null>(() => {
    if (code !== undefined && logged && state.byCode) return 'code';
    return join !== undefined && logged && state.byRequest ? 'request' : null;
  });
  const [isCancelling, setCancelling] = useState(false);

  const start = (dialog: 'code' | 'request') => (logged ? setOpen(dialog) : askToLogIn(clubAboutText.logIn));
  const close = () => {
    setOpen(null);
    if (code !== undefined || join !== undefined) onDialogClosed();
  };
  const changed = (message: string) => toast({ message, tone: 'good' });
  const cancel = async () => {
    if (!(await confirm({ message: words.confirmCancel }))) return;
    setCancelling(true);
    try {
      await cancelJoinRequest(client, { params: { clubSequence: club.clubSequence } });
      changed(words.cancelled);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error);
    } finally {
      setCancelling(false);
    }
  };
  const hasActions = state.byCode || state.byRequest || club.can.cancelRequest;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="text-sm text-ink-3">{aboutStatusLabel(club.clubAboutStatus)}</p>
        {sentence !== undefined && <p className="text-lg font-bold text-pretty">{sentence}</p>}
        {others.map((other) => (
          <p key={other} className="text-ink-2">
            {other}
          </p>
        ))}
        {club.statusReason !== null && club.statusReason !== '' && (
          <p className="text-sm text-ink-3">
            {clubAboutText.reason}: {club.statusReason}
          </p>
        )}
      </div>
      {hasActions && (
        <BottomDock className="desktop:mt-4 desktop:flex-col desktop:items-stretch">
          {state.byRequest && (
            <Button
              className="max-desktop:flex-1 desktop:order-2"
              onHoverStart={() => void RequestDialog.preload()}
              onPress={() => start('request')}
            >
              {words.request}
            </Button>
          )}
          {state.byCode && (
            <Button
              variant="primary"
              className="max-desktop:flex-1"
              onHoverStart={() => void JoinDialog.preload()}
              onPress={() => start('code')}
            >
              {words.byCode}
            </Button>
          )}
          {club.can.cancelRequest && (
            <Button className="max-desktop:flex-1" onPress={() => void cancel()} isPending={isCancelling}>
              {words.cancelRequest}
            </Button>
          )}
        </BottomDock>
      )}
      <Suspense>
        {open === 'code' && (
          <JoinDialog
            club={club.clubSequence}
            initialCode={code ?? ''}
            onClose={close}
            onJoined={(status) => {
              if (status !== ABOUT_STATUS.pending) {
                setOpen(null);
                return onJoined();
              }
              close();
              changed(words.waits);
            }}
          />
        )}
        {open === 'request' && (
          <RequestDialog
            club={club.clubSequence}
            onClose={close}
            onSent={() => {
              close();
              changed(words.sent);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
