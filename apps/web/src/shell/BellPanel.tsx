import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { floatingClass } from '../ui/fields/control-class.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { shellText } from './shell.text.ts';
import type { PanelProps } from './use-panel.ts';

const text = shellText.bell;

/** The place of the notifications: at most 370 by 400 px, as specified. */
export function BellPanel({ trigger, onClose }: PanelProps) {
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      className={cx(floatingClass, 'z-popover flex max-h-100 w-92.5 max-w-[calc(100vw-2rem)]')}
    >
      <Dialog className="flex min-h-0 w-full flex-col">
        <Heading slot="title" level={2} className="border-b border-line px-5 py-3 text-base font-semibold">
          {text.title}
        </Heading>
        <div className="flex flex-col items-center gap-3 overflow-auto px-8 py-10 text-center text-ink-2">
          <Icon name="bell" size={28} className="text-ink-3" />
          <p>{text.empty}</p>
        </div>
        <p className="border-t border-line px-5 py-3 text-sm text-ink-3">{text.notice}</p>
      </Dialog>
    </Popover>
  );
}
