import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { floatingClass } from '../fields/control-class.ts';
import { cx } from '../cx.ts';

export function DatePopover({ children }: { readonly children: ReactNode }) {
  return (
    <Popover offset={4} placement="bottom start" className={cx(floatingClass, 'z-popover p-3')}>
      <Dialog className="outline-none">{children}</Dialog>
    </Popover>
  );
}
