import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useSession } from '../kernel/session.ts';
import { floatingClass } from '../ui/fields/control-class.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { logOut } from './log-out.ts';
import { shellText } from './shell.text.ts';
import type { PanelProps } from '../ui/overlays/use-panel.ts';

const rowClass = 'flex min-h-10 w-full items-center gap-2.5 rounded-[8px] px-3 text-left hover:bg-sunken';

/** My page and log-out. */
export function AccountPanel({ trigger, onClose }: PanelProps) {
  const client = useQueryClient();
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
        <Link to="/account/my/activity" onClick={onClose} className={rowClass}>
          <Icon name="user" className="text-ink-3" />
          {shellText.myPage}
        </Link>
        <Link to="/account/my/replies" onClick={onClose} className={rowClass}>
          <Icon name="comment" className="text-ink-3" />
          {shellText.myReplies}
        </Link>
        <button type="button" onClick={() => void logOut(client)} className={rowClass}>
          <Icon name="logout" className="text-ink-3" />
          {shellText.logout}
        </button>
      </Dialog>
    </Popover>
  );
}
