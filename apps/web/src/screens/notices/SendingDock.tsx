import type { NoticeReach } from '@dure/contract/clubs/notices/notices.endpoints';
import type { NoticeValues } from '../../features/clubs/notices/notice-draft.ts';
import { noticesText } from '../../features/clubs/notices/notices.text.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { formatShortDateTime } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { useNow } from '../../ui/dates/use-now.ts';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import type { NoticeSending } from './use-send-notice.ts';

const text = noticesText.writing;

export interface SendingDockProps {
  readonly values: NoticeValues;
  readonly reach: NoticeReach | undefined;
  readonly sending: NoticeSending;
  readonly isReady: boolean;
}

/** How many it reaches, a trial for the writer, and the way out. */
export function SendingDock({ values, reach, sending, isReady }: SendingDockProps) {
  const zone = useTimeZone();
  const now = useNow();
  const { isLater, sendAt } = values;
  const isBusy = sending.isSending || sending.isTrying;
  const isNobody = reach?.people === 0;
  return (
    <BottomDock
      staysAtBottom
      className="justify-between gap-x-4 desktop:border-t! desktop:bg-surface! desktop:px-4! desktop:py-3!"
    >
      <p role="status" className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        {reach === undefined ? (
          <span className="text-ink-3">{text.counting}</span>
        ) : (
          <>
            <span className="font-bold tabular-nums">{isNobody ? text.nobody : text.reach(reach)}</span>
            {!isNobody && (
              <span className="text-sm text-ink-3 tabular-nums max-desktop:hidden">{text.parts(reach)}</span>
            )}
          </>
        )}
      </p>
      <div className="flex gap-2">
        <Button variant="ghost" isDisabled={!isReady || isBusy} isPending={sending.isTrying} onPress={sending.tryFirst}>
          {text.tryFirst}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isDisabled={!isReady || isNobody || isBusy || (isLater && sendAt === null)}
          isPending={sending.isSending}
        >
          {isLater && sendAt !== null ? text.sendAtTime(formatShortDateTime(sendAt, now, zone)) : text.send}
        </Button>
      </div>
    </BottomDock>
  );
}
