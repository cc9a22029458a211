import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useSession } from '../kernel/session.ts';
import { floatingClass } from '../ui/fields/control-class.ts';
import { cx } from '../ui/cx.ts';
import { OwnLinks } from './OwnLinks.tsx';
import { shellText } from './shell.text.ts';
import type { PanelProps } from '../ui/overlays/use-panel.ts';

const rowClass = 'flex min-h-10 w-full items-center gap-2.5 rounded-[8px] px-3 text-left hover:bg-sunken';

/** My page and log-out. */
export function AccountPanel({ trigger, onClose }: PanelProps) {
  const { memberName } = useSession();
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      className={cx(floatingClass, 'z-popover w-56 p-1.5')}
    >
      <Dialog aria-label={shellText.account(memberName)}>
        <p className="truncate px-3 pt-1.5 pb-2 font-semibold">{memberName}</p>
        <OwnLinks className={rowClass} onFollow={onClose} />
      </Dialog>
    </Popover>
  );
}
