import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { floatingClass } from './control-class.ts';
import { cx } from './cx.ts';

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  /** Its name for the screen reader. */
  readonly label: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: NonNullable<AriaPopoverProps['placement']>;
  readonly className?: string;
}

export function Popover({ trigger, label, children, placement = 'bottom start', className }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover
        offset={6}
        placement={placement}
        className={cx(floatingClass, 'z-popover max-w-[calc(100vw-1.5rem)]', className)}
      >
        <Dialog aria-label={label} className="max-h-[inherit] overflow-auto p-4">
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
