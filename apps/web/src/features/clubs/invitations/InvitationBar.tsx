import { RENEWABLE_STATES } from '@dure/contract/clubs/invitations/invitation-states';
import type { Invitation } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  decideInvitations,
  renewInvitations,
  withdrawInvitations,
} from '../../../api/clubs/invitations/invitations.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { endOfDay } from '../../../ui/dates/days/day.ts';
import { dayAfter, dayOf } from '../../../ui/dates/days/which-day.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { invitationsText as text } from './invitations.text.ts';

const USUAL_DAYS = 14;
type Way = 'renew' | 'withdraw' | 'confirm' | 'decline';
const DONE = { renew: text.renewed, withdraw: text.withdrawn, confirm: text.confirmed, decline: text.declined };

export interface InvitationBarProps {
  /** Those that are ticked. */
  readonly chosen: readonly Invitation[];
  readonly onDone: () => void;
}

/** What can be done with the ticked invitations together. */
export function InvitationBar({ chosen, onDone }: InvitationBarProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const zone = useTimeZone();
  const idsOf = (way: Way) =>
    chosen
      .filter(({ state }) => {
        if (way === 'renew') return RENEWABLE_STATES.includes(state);
        return way === 'withdraw' ? state === 'INVITED' || state === 'EXPIRED' : state === 'PROPOSED';
      })
      .map(({ invitationId }) => invitationId);
  const changing = useMutation({
    mutationFn: async (way: Way) => {
      const invitationIds = idsOf(way);
      if (way === 'withdraw') return withdrawInvitations(client, { body: { invitationIds } });
      if (way === 'renew')
        return renewInvitations(client, {
          body: {
            invitationIds,
            validUntil: endOfDay(dayAfter(dayOf(new Date().toISOString(), zone), USUAL_DAYS), zone),
          },
        });
      const decision = way === 'confirm' ? 'CONFIRM' : 'DECLINE';
      return decideInvitations(client, { body: { invitationIds, decision } });
    },
    onSuccess: ({ changed }, way) => {
      toast(changed > 0 ? { message: DONE[way](changed), tone: 'good' } : { message: text.nothing });
      onDone();
    },
    onError: (error) => void alert(toTell(error)),
  });
  const press = async (way: Way) => {
    const count = idsOf(way).length;
    const asked =
      way === 'withdraw'
        ? { message: text.ask.withdraw(count), detail: text.ask.withdrawDetail, action: text.withdraw, danger: true }
        : way === 'decline' && {
            message: text.ask.decline(count),
            detail: text.ask.declineDetail,
            action: text.decline,
          };
    if (!asked || (await confirm(asked))) changing.mutate(way);
  };
  const ways = (['confirm', 'decline', 'renew', 'withdraw'] as const).filter((way) => idsOf(way).length > 0);
  return (
    <div
      role="toolbar"
      aria-label={text.chosen(chosen.length)}
      className="flex flex-wrap items-center gap-2 rounded-card bg-brand-soft px-4 py-2"
    >
      <span className="mr-auto font-semibold text-brand-ink">{text.chosen(chosen.length)}</span>
      {ways.map((way) => (
        <Button
          key={way}
          size="small"
          variant={way === 'confirm' ? 'primary' : 'secondary'}
          isPending={changing.isPending && changing.variables === way}
          onPress={() => void press(way)}
        >
          {text[way]}
        </Button>
      ))}
      <IconButton icon="close" label={text.drop} onPress={onDone} />
    </div>
  );
}
