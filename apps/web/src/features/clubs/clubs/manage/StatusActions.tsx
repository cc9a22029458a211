import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { changeClubStatus, deleteClub } from '../../../../api/clubs/clubs/clubs.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { EVENT_ICONS, eventsFrom, isDeletable, type HandEvent, type StatusWish } from './club-events.ts';
import { clubManageText as text } from './club-manage.text.ts';
import type { ClubDates } from './PostponeClubDialog.tsx';

// They bring dialogs and calendars, which each page of the dashboard would load.
const CancelClubDialog = lazy(async () => (await import('./CancelClubDialog.tsx')).CancelClubDialog, {
  failure: 'popover',
});
const PostponeClubDialog = lazy(async () => (await import('./PostponeClubDialog.tsx')).PostponeClubDialog, {
  failure: 'popover',
});

export interface ManagedState extends ClubDates {
  readonly clubSequence: number;
  readonly clubStatus: string;
  readonly version: number;
}

export interface StatusActionsProps {
  readonly club: ManagedState;
  readonly memberCount: number;
  readonly onRemoved: () => void;
  /** What ending the club now would leave undone, in words. */
  readonly undone?: () => Promise<string>;
}

const FORBIDDEN_STATUSES = [401, 403];

/** What may be done with the club in its state: each asks first, or asks for what it needs. */
export function StatusActions({ club, memberCount, onRemoved, undone }: StatusActionsProps) {
  const { clubSequence, clubStatus, version } = club;
  const queryClient = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<'POSTPONE' | 'CANCEL'>();

  const change = useMutation({
    mutationFn: (wish: Omit<StatusWish, 'version'>) =>
      changeClubStatus(queryClient, { params: { club: clubSequence }, body: { ...wish, version } }),
    onSuccess: (_, { event }) => {
      setAsked(undefined);
      toast({ message: text.events[event].done, tone: 'good' });
    },
    onError: (error) => {
      const isTold =
        error instanceof ApiError && (FORBIDDEN_STATUSES.includes(error.status) || error.fields.length > 0);
      if (isTold) return;
      const isStale = error instanceof ApiError && error.status === 409;
      void alert({ ...toTell(error), ...(isStale && { detail: text.refreshed }) });
    },
  });
  const removal = useMutation({
    mutationFn: () => deleteClub(queryClient, { params: { club: clubSequence } }),
    onSuccess: () => {
      toast({ message: text.removed, tone: 'good' });
      onRemoved();
    },
    onError: (error) => void alert(toTell(error)),
  });

  const ask = async (event: HandEvent) => {
    if (event === 'POSTPONE' || event === 'CANCEL') {
      change.reset();
      return setAsked(event);
    }
    const { ask: message, detail, name } = text.events[event];
    let told: string = detail;
    if (event === 'FINISH' && undone) {
      setLooking(true);
      // Whoever ends a club without having read what stays would lose it.
      const left = await undone().catch((error: Error) => void alert(toTell(error)));
      setLooking(false);
      if (left === undefined) return;
      told = `${detail}\n\n${left}`;
    }
    if (await confirm({ message, detail: told, action: name, danger: event === 'FINISH' })) change.mutate({ event });
  };
  const askRemoval = async () => {
    const agreed = await confirm({
      message: text.removeAsk,
      detail: text.removeDetail,
      action: text.remove,
      danger: true,
    });
    if (agreed) removal.mutate();
  };

  const items = eventsFrom(clubStatus).map((event) => ({
    id: event,
    label: text.events[event].name,
    icon: EVENT_ICONS[event],
    danger: event === 'CANCEL',
    onAction: () => void ask(event),
  }));
  const removing = {
    id: 'remove',
    label: text.remove,
    icon: 'trash',
    danger: true,
    onAction: () => void askRemoval(),
  } as const;
  const all = isDeletable(clubStatus, memberCount) ? [...items, removing] : items;
  if (all.length === 0) return null;
  const dialog = {
    onClose: () => setAsked(undefined),
    onConfirm: change.mutate,
    isPending: change.isPending,
    error: change.error,
  };
  return (
    <>
      <Menu
        label={text.actions}
        items={all}
        trigger={(opens) => (
          <Button {...opens} icon="settings" isPending={change.isPending || removal.isPending || isLooking}>
            {text.actions}
          </Button>
        )}
      />
      <Suspense>
        {asked === 'CANCEL' && <CancelClubDialog {...dialog} />}
        {asked === 'POSTPONE' && <PostponeClubDialog {...dialog} club={club} />}
      </Suspense>
    </>
  );
}
