import { Suspense, useEffect, useRef, useState } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { controlHeight, controlLook } from '../../fields/control-class.ts';
import { fieldClass, FieldFrame } from '../../fields/FieldFrame.tsx';
import { useField } from '../../fields/use-field.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../../Icon.tsx';
import { datePickerText as text } from '../date-picker.text.ts';
import type { DateRangePickerProps } from '../DateRangePicker.tsx';

const DateRangePicker = lazy(() => import('../DateRangePicker.tsx').then((module) => module.DateRangePicker));

const shown = (day: string) => day.replaceAll('-', '.');

/** The period as it is settled, on a button as large as the field that it opens. */
function Settled(props: DateRangePickerProps & { readonly onOpen?: () => void }) {
  const { value, isDisabled = false, className, onOpen } = props;
  const { box, frame, control } = useField(props);
  const soon = () => void DateRangePicker.preload().catch(() => undefined);
  return (
    <div {...box} className={cx(fieldClass, className)}>
      <FieldFrame {...frame} isGroup>
        <button
          type="button"
          id={control.id}
          aria-labelledby={`${frame.id}label ${control.id}`}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['data-invalid']}
          disabled={isDisabled || onOpen === undefined}
          onPointerEnter={soon}
          onFocus={soon}
          onClick={onOpen}
          className={cx(controlLook, controlHeight, 'flex items-center gap-2 px-3 text-left disabled:text-ink-3')}
        >
          <span className={cx('min-w-0 flex-1 truncate tabular-nums', value === null && 'text-ink-3')}>
            {value === null ? text.choosePeriod : `${shown(value.start)} – ${shown(value.end)}`}
          </span>{' '}
          <span className="flex-none text-sm font-semibold text-brand-ink">
            {value === null ? <Icon name="calendar" /> : text.change}
          </span>
        </button>
      </FieldFrame>
    </div>
  );
}

/** The field, with the focus on its first part: it was just asked for. */
function Opened(props: DateRangePickerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current!.querySelector<HTMLElement>('[role=spinbutton]')?.focus(), []);
  return (
    <div ref={place} className="contents">
      <DateRangePicker {...props} />
    </div>
  );
}

/** A period that most people leave as it is. It is shown as text, and becomes a field when it is to be changed. */
export function PeriodField(props: DateRangePickerProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Settled {...props} onOpen={() => setOpen(true)} />;
  return (
    <Suspense fallback={<Settled {...props} />}>
      <Opened {...props} />
    </Suspense>
  );
}
