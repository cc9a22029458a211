import { useState } from 'react';
import { dateTimesClass } from '../../../ui/fields/control-class.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateRangePicker, type DayRange } from '../../../ui/dates/DateRangePicker.tsx';
import { DateTimePicker } from '../../../ui/dates/DateTimePicker.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { endOfDay, startOfDay } from '../../../ui/dates/day.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import type { EventDialogProps } from './CancelClubDialog.tsx';
import { clubManageText } from './club-manage.text.ts';
import { useFieldMessages } from './use-field-messages.ts';

const text = clubManageText.postponeDialog;
const MAX_REASON_LENGTH = 500;
const FORM = 'postpone-club';

/** New dates, and, where wanted, a new recruitment before them. */
export function PostponeClubDialog({ onClose, onConfirm, isPending, error }: EventDialogProps) {
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
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isPending}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Form id={FORM} errors={errors} onSubmit={confirm}>
        <p>{text.body}</p>
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
          limit={MAX_REASON_LENGTH}
          value={reason}
          onChange={setReason}
          name="reason"
        />
      </Form>
    </Dialog>
  );
}
