import { MAX_CLUB_REASON_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { useState } from 'react';
import { dateTimesClass } from '../../../../ui/fields/control-class.ts';
import { DateRangePicker, type DayRange } from '../../../../ui/dates/DateRangePicker.tsx';
import { DateRangeText } from '../../../../ui/dates/DateText.tsx';
import { DateTimePicker } from '../../../../ui/dates/DateTimePicker.tsx';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { daysBetween } from '../../../../ui/dates/days/which-day.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import type { EventDialogProps } from './CancelClubDialog.tsx';
import { clubManageText } from './club-manage.text.ts';
import { useFieldMessages } from './use-field-messages.ts';

const text = clubManageText.postponeDialog;

/** The dates of a club as they stand. */
export interface ClubDates {
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly recruitStartAt: string | null;
  readonly recruitEndAt: string | null;
  readonly quizzes: readonly unknown[];
}

/** What the club goes by now, and how far its quizzes move along with a new start. */
function DatesNow({ club, start }: { readonly club: ClubDates; readonly start: string | undefined }) {
  const zone = useTimeZone();
  const { startAt, endAt, recruitStartAt, recruitEndAt, quizzes } = club;
  if (startAt === null || endAt === null) return null;
  const days = start === undefined ? 0 : daysBetween(startAt, startOfDay(start, zone), zone);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-box bg-sunken px-4 py-3 text-sm">
      <dt className="text-ink-2">{text.now}</dt>
      <dd>
        <DateRangeText start={startAt} end={endAt} />
      </dd>
      {recruitStartAt !== null && recruitEndAt !== null && (
        <>
          <dt className="text-ink-2">{text.recruitNow}</dt>
          <dd>
            <DateRangeText start={recruitStartAt} end={recruitEndAt} />
          </dd>
        </>
      )}
      {days > 0 && quizzes.length > 0 && (
        <>
          <dt className="text-ink-2">{text.quizzes}</dt>
          <dd>{text.moves(quizzes.length, days)}</dd>
        </>
      )}
    </dl>
  );
}

export interface PostponeClubDialogProps extends EventDialogProps {
  readonly club: ClubDates;
}

/** New dates, beside those of today, and, where wanted, a new recruitment before them. */
export function PostponeClubDialog({ club, onClose, onConfirm, isPending, error }: PostponeClubDialogProps) {
  const zone = useTimeZone();
  const [period, setPeriod] = useState<DayRange | null>(null);
  const [recruits, setRecruits] = useState(false);
  const [recruitStartAt, setRecruitStartAt] = useState<string | null>(null);
  const [recruitEndAt, setRecruitEndAt] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);

  const errors = useFieldMessages(error);

  const confirm = () => {
    setChecked(true);
    if (!period) return;
    onConfirm({
      event: 'POSTPONE',
      reason,
      startAt: startOfDay(period.start, zone),
      endAt: endOfDay(period.end, zone),
      ...(recruits && recruitStartAt !== null && { recruitStartAt }),
      ...(recruits && recruitEndAt !== null && { recruitEndAt }),
    });
  };
  const missing = isChecked && period === null ? text.needed : undefined;
  return (
    <FormDialog
      title={text.title}
      confirm={text.confirm}
      cancel={clubManageText.close}
      {...{ errors, onClose }}
      isPending={isPending}
      onSubmit={confirm}
    >
      <p>{text.body}</p>
      <DatesNow club={club} start={period?.start} />
      <DateRangePicker
        label={text.period}
        description={text.periodHint}
        isRequired
        value={period}
        onChange={setPeriod}
        startName="startAt"
        endName="endAt"
        error={missing}
      />
      <Switch isSelected={recruits} onChange={setRecruits}>
        {text.recruit}
      </Switch>
      {recruits && (
        <div className={dateTimesClass}>
          <DateTimePicker
            label={text.recruitStartAt}
            value={recruitStartAt}
            onChange={setRecruitStartAt}
            name="recruitStartAt"
          />
          <DateTimePicker
            label={text.recruitEndAt}
            value={recruitEndAt}
            onChange={setRecruitEndAt}
            name="recruitEndAt"
          />
        </div>
      )}
      <TextArea
        label={text.reason}
        description={text.reasonHint}
        limit={MAX_CLUB_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        name="reason"
      />
    </FormDialog>
  );
}
