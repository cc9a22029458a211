import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { WISH_STATUS_LABELS } from '@dure/contract/publishing/mentors/mentor-labels.text';
import type { ReceivedWish } from '@dure/contract/publishing/mentors/mentors.views';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { mentorsText } from './mentors.text.ts';
import { WISH_TONES } from './wish-tones.ts';

const text = mentorsText.received;

export interface ReceivedWishRowProps {
  readonly wish: ReceivedWish;
  readonly canPlan: boolean;
  readonly isPending: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** One wish, and what can be done about it by now. */
export function ReceivedWishRow({ wish, canPlan, isPending, onAccept, onDecline }: ReceivedWishRowProps) {
  const zone = useTimeZone();
  const status = wish.establishmentRegistStatus;
  const isWaiting = status === ESTABLISHMENT_STATUS.registered;
  const mayPlan = canPlan && status !== ESTABLISHMENT_STATUS.declined && wish.planSequence === null;
  return (
    <li className="flex flex-col gap-2 px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2 tabular-nums">
        <Chip tone={WISH_TONES[status]}>{WISH_STATUS_LABELS[status]}</Chip>
        {text.from(wish.member.nickname, formatDateTime(wish.requestedAt, zone))}
        {isWaiting && <span>· {mentorsText.ask.waiting(wish.waitingCount)}</span>}
      </div>
      <p className="font-semibold break-words">{wish.wish}</p>
      {wish.reason !== '' && <p className="break-words text-ink-2">{wish.reason}</p>}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {mayPlan && (
          <RouterButtonLink
            to="/seminar/write"
            search={{ wish: wish.wishSequence, title: wish.wish }}
            size="small"
            icon="edit"
          >
            {text.plan}
          </RouterButtonLink>
        )}
        {isWaiting && (
          <>
            <Button size="small" isPending={isPending} onPress={onAccept}>
              {text.accept}
            </Button>
            <Button size="small" variant="ghost" onPress={onDecline}>
              {text.decline}
            </Button>
          </>
        )}
        {wish.planSequence !== null && (
          <Link
            to="/seminar/$seminarId"
            params={{ seminarId: wish.planSequence }}
            className="touch-target text-sm font-semibold text-brand-ink hover:underline"
          >
            {text.toPlan}
          </Link>
        )}
      </div>
    </li>
  );
}
