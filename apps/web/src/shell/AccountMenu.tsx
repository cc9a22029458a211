import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { floatingClass } from '../ui/control-class.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { shellText } from './shell.text.ts';
import { logOut } from './log-out.ts';

const rowClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-[8px] px-3 text-left hover:bg-sunken desktop:min-h-10';

export interface AccountMenuProps {
  readonly name: string;
  readonly imageUrl: string;
}

export function AccountMenu({ name, imageUrl }: AccountMenuProps) {
  return (
    <DialogTrigger>
      <Button
        aria-label={shellText.account(name)}
        className="hidden size-10 place-items-center rounded-full desktop:grid"
      >
        <img src={imageUrl} alt="" width={32} height={32} className="size-8 rounded-full object-cover" />
      </Button>
      <Popover placement="bottom end" className={cx(floatingClass, 'z-popover w-56 p-1.5')}>
        <Dialog aria-label={shellText.account(name)}>
          {({ close }) => (
            <>
              <p className="truncate px-3 pt-1.5 pb-2 font-semibold">{name}</p>
              <Link to="/account/my/activity" onClick={close} className={rowClass}>
                <Icon name="user" className="text-ink-3" />
                {shellText.myPage}
              </Link>
              <button type="button" onClick={() => void logOut()} className={rowClass}>
                <Icon name="logout" className="text-ink-3" />
                {shellText.logout}
              </button>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
