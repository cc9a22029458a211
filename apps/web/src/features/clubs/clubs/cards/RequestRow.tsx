import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { aboutStatusShortLabel } from '@dure/contract/clubs/clubs/about-status';
import type { RequestedClub } from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJoinRequest } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { ClubLink } from './ClubLink.tsx';
import { requestText as text } from './request.text.ts';
import { StatusChip } from './StatusChip.tsx';

const TONES: Record<RequestedClub['membershipStatus'], ChipTone> = {
  PENDING: 'pre',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
};

/** A club that the viewer asked to join: the outcome, the message, and the way to withdraw it or ask again. */
export function RequestRow({ club }: { readonly club: RequestedClub }) {
  const { clubSequence, clubName, clubStatus, clubAboutStatus, membershipStatus } = club;
  const queryClient = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const takingBack = useMutation({
    mutationFn: () => cancelJoinRequest(queryClient, { params: { clubSequence } }),
    onSuccess: () => toast({ message: text.takenBack, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  const ask = async () => {
    if (await confirm({ message: text.ask })) takingBack.mutate();
  };
  const label = membershipStatus === 'CANCELLED' ? text.cancelled : aboutStatusShortLabel(clubAboutStatus);
  return (
    <article className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 hover:bg-sunken desktop:flex-nowrap desktop:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <div className="mb-1 flex flex-wrap items-center gap-2">
          <Chip tone={TONES[membershipStatus]}>{label}</Chip>
          <StatusChip status={clubStatus} />
        </div>
        <h2 className="text-base font-semibold">
          <ClubLink
            club={club}
            className="outline-none group-hover:text-brand-ink after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {clubName}
          </ClubLink>
        </h2>
        <p className="mt-0.5 text-sm text-ink-3 tabular-nums">
          {text.sent} <DateText date={club.requestedAt} />
          {membershipStatus === 'REJECTED' && club.decidedAt !== null && (
            <>
              {' · '}
              {text.decided} <DateText date={club.decidedAt} />
            </>
          )}
        </p>
        {club.message !== '' && <p className="mt-1 text-sm text-ink-2">{text.message(club.message)}</p>}
        {club.reason !== null && <p className="mt-1 text-sm text-ink-2">{text.answer(club.reason)}</p>}
      </div>
      {membershipStatus === 'PENDING' && (
        <Button
          size="small"
          className="relative z-1"
          aria-label={text.takeBackNamed(clubName)}
          isPending={takingBack.isPending}
          onPress={() => void ask()}
        >
          {text.takeBack}
        </Button>
      )}
      {membershipStatus !== 'PENDING' && club.isPublic && clubStatus === CLUB_STATUS.recruiting && (
        <RouterButtonLink
          to="/quiz/$clubSequence"
          params={{ clubSequence }}
          search={{ join: 'request' }}
          size="small"
          className="relative z-1"
          aria-label={text.againNamed(clubName)}
        >
          {text.again}
        </RouterButtonLink>
      )}
    </article>
  );
}
