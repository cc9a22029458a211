import { SEMINAR_STATUS, takesApplications } from '@dure/contract/publishing/codes/seminar-codes';
import { priceLabel } from '@dure/contract/publishing/posts/card-rules';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import type { ReactNode } from 'react';
import { downloadSeminarCalendar } from '../../../api/publishing/seminars/seminars.reads.ts';
import { addressOf } from '../../../kernel/calls/request.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { BottomDock } from '../../../ui/layout/BottomDock.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ownPlace } from './own-place.ts';
import { seminarsText as text } from './seminars.text.ts';
import { usePlaces } from './use-places.ts';

/** How many places are taken, as a bar and in words. */
function Places({ seminar }: { readonly seminar: SeminarView }) {
  const { participantCount: places = 0, currentParticipantCount: taken = 0, seminarStatus, waitingCount } = seminar;
  const words =
    seminarStatus === SEMINAR_STATUS.held
      ? text.attendedOf(seminar.attendedCount)
      : seminarStatus === SEMINAR_STATUS.cancelled
        ? text.taken(taken, places)
        : taken >= places
          ? text.full(taken, waitingCount)
          : text.left(taken, places);
  return (
    <>
      <div
        role="img"
        aria-label={text.taken(taken, places)}
        className="mt-3 h-2 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div className="h-full bg-brand" style={{ width: `${Math.min(100, (taken / places) * 100)}%` }} />
      </div>
      <p className="mt-1.5 text-sm text-ink-2 tabular-nums">{words}</p>
    </>
  );
}

/** Where the reader stands while that matters; an offered place says until when it is held. */
function Own({ participation, seminarStatus, can }: SeminarView) {
  const zone = useTimeZone();
  if (!participation || !takesApplications(seminarStatus!)) return null;
  // Places are given until it begins: who has none then waits for nothing.
  if (participation.participantStatus !== 'JOINED' && !can.apply) return null;
  return (
    <p
      role="status"
      className="mt-3 rounded-box bg-brand-soft px-3 py-2 text-sm font-semibold text-brand-ink tabular-nums"
    >
      {ownPlace(participation, zone)}
    </p>
  );
}

export interface ApplyCardProps {
  readonly seminar: SeminarView;
  /** Beside the calendar. */
  readonly tools: ReactNode;
}

/** What it costs, how many places are left, and the one step that the reader can take; on a phone the dock has it. */
export function ApplyCard({ seminar, tools }: ApplyCardProps) {
  const { apply, leave, isPending } = usePlaces(seminar);
  const {
    participation,
    can,
    seminarStatus,
    participantCount: places = 0,
    currentParticipantCount: taken = 0,
  } = seminar;
  const status = participation?.participantStatus;
  const isFull = seminarStatus === SEMINAR_STATUS.closed;
  const step = status === 'OFFERED' ? text.take : isFull ? text.wait : text.apply;
  const applies = can.apply && (status === undefined || status === 'OFFERED');
  const away = status === 'WAITING' ? text.leaveWaiting : text.leave;
  return (
    <Card className="flex flex-col">
      <p className="flex items-baseline justify-between gap-2">
        <b className="text-2xl tabular-nums">{priceLabel(seminar)}</b>
        <span className="text-sm text-ink-3 tabular-nums">{text.capacity(places)}</span>
      </p>
      <Places seminar={seminar} />
      <Own {...seminar} />
      {applies && (
        <BottomDock className="desktop:mt-4 desktop:flex-col desktop:items-stretch">
          <p className="flex-1 text-sm tabular-nums desktop:hidden">
            <b className="block text-base">{priceLabel(seminar)}</b>
            {isFull ? text.fullShort : text.leftShort(places - taken)}
          </p>
          <Button variant="primary" isPending={isPending} onPress={apply}>
            {step}
          </Button>
        </BottomDock>
      )}
      {can.leave && takesApplications(seminarStatus!) && (
        <Button isDisabled={isPending} onPress={leave} className="mt-3">
          {away}
        </Button>
      )}
      {can.apply && <p className="mt-3 text-sm text-ink-3">{text.rules}</p>}
      {status === 'JOINED' && can.apply && !can.leave && <p className="mt-1 text-sm text-ink-3">{text.late}</p>}
      <p className="mt-3.5 flex flex-wrap items-center gap-1 border-t border-line pt-2.5">
        <a
          href={addressOf(downloadSeminarCalendar.route, { params: { seminarId: seminar.seminarId! } })}
          download
          className={buttonClass({ variant: 'ghost' })}
        >
          <Icon name="calendar" size={17} />
          {text.calendar}
        </a>
        {tools}
      </p>
    </Card>
  );
}
