import { use, type ReactElement, type ReactNode } from 'react';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { floatingClass } from '../fields/control-class.ts';
import { cx } from '../cx.ts';
import { Trigger } from './Trigger.tsx';

type Content = ReactNode | ((close: () => void) => ReactNode);

export interface PopoverProps {
  /** The button that opens it, a `Button` or `IconButton`; it also names it. */
  readonly trigger: ReactElement;
  readonly children: Content;
  readonly placement?: NonNullable<AriaPopoverProps['placement']>;
  readonly className?: string;
}

export function Popover({ trigger, children, placement = 'bottom start', className }: PopoverProps) {
  return (
    <DialogTrigger>
      <Trigger>{trigger}</Trigger>
      <AriaPopover
        offset={6}
        placement={placement}
        className={cx(floatingClass, 'z-popover max-w-[calc(100vw-1.5rem)] overflow-auto p-4 outline-none', className)}
      >
        <Body>{children}</Body>
      </AriaPopover>
    </DialogTrigger>
  );
}

function Body({ children }: { readonly children: Content }) {
  const state = use(OverlayTriggerStateContext);
  return typeof children === 'function' ? children(() => state?.close()) : children;
}
