import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { controlHeight, controlLook } from '../fields/control-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { datePickerText } from './date-picker.text.ts';

/** The box of a date field: what is typed, a way to empty it, the button of the calendar. */
export function DateBox({
  children,
  onClear,
}: {
  readonly children: ReactNode;
  readonly onClear: (() => void) | false;
}) {
  return (
    <Group className={cx(controlLook, controlHeight, 'flex items-center pl-3')}>
      <div className="@container min-w-0 flex-1">
        <div className="flex items-center gap-1.5 overflow-hidden">{children}</div>
      </div>
      {onClear && (
        <Button
          slot={null}
          // The focus of somebody typing would move on to it; by keyboard each part is emptied with Backspace.
          excludeFromTabOrder
          aria-label={datePickerText.clear}
          onPress={onClear}
          className="touch-target grid h-full w-8 flex-none place-items-center text-ink-3 hover:text-ink"
        >
          <Icon name="close" size={14} />
        </Button>
      )}
      <Button
        aria-label={datePickerText.open}
        className="touch-target grid h-full w-11 flex-none place-items-center text-ink-3 hover:text-ink desktop:w-10"
      >
        <Icon name="calendar" />
      </Button>
    </Group>
  );
}
