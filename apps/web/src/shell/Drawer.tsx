import { Link } from '@tanstack/react-router';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSession } from '../kernel/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { logOut } from './log-out.ts';
import type { NavigationItem } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { shellText } from './shell.text.ts';

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink';

export interface DrawerProps {
  readonly items: readonly NavigationItem[];
  readonly active: number | undefined;
}

/** The menu of a phone, from the right. */
export function Drawer({ items, active }: DrawerProps) {
  const { logged, memberName, profileImageUrl } = useSession();
  return (
    <DialogTrigger>
      <IconButton icon="menu" label={shellText.menu} className="desktop:hidden" />
      <ModalOverlay
        isDismissable
        className="fixed inset-0 z-drawer flex justify-end bg-backdrop transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Modal className="h-full w-80 max-w-[85vw] bg-surface transition-transform data-entering:translate-x-full data-exiting:translate-x-full">
          <Dialog aria-label={shellText.menuTitle} className="flex h-full flex-col overflow-auto p-4">
            {({ close }) => (
              <>
                <div className="mb-2 flex h-11 items-center gap-2.5">
                  {logged && (
                    <>
                      <img src={profileImageUrl} alt="" width={32} height={32} className="size-8 rounded-full" />
                      <span className="min-w-0 truncate font-semibold">{memberName}</span>
                    </>
                  )}
                  <IconButton icon="close" label={shellText.close} onPress={close} className="ml-auto" />
                </div>
                <nav aria-label={shellText.mainMenu} className="flex flex-col gap-0.5">
                  <a href="/" className={rowClass}>
                    <Icon name="home" className="text-ink-3" />
                    {shellText.home}
                  </a>
                  {items.map((item) => (
                    <NavigationLink
                      key={item.to}
                      item={item}
                      isActive={item.number === active}
                      className={rowClass}
                      onFollow={close}
                    />
                  ))}
                </nav>
                {logged && (
                  <div className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
                    <Link to="/account/my/activity" onClick={close} className={rowClass}>
                      <Icon name="user" className="text-ink-3" />
                      {shellText.myPage}
                    </Link>
                    <button type="button" onClick={() => void logOut()} className={rowClass}>
                      <Icon name="logout" className="text-ink-3" />
                      {shellText.logout}
                    </button>
                  </div>
                )}
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
