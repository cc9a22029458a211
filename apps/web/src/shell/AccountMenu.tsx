import { Suspense } from 'react';
import { lazy } from '../kernel/lazy/lazy.tsx';
import { useSession } from '../kernel/session.ts';
import { Avatar } from '../ui/people/Avatar.tsx';
import { NativeButton } from '../ui/buttons/NativeButton.tsx';
import { shellText } from './shell.text.ts';
import { usePanel } from '../ui/overlays/use-panel.ts';

const AccountPanel = lazy(() => import('./AccountPanel.tsx').then((module) => module.AccountPanel), {
  failure: 'popover',
});

/** The way to what belongs to the person; on a phone the drawer has it. */
export function AccountMenu() {
  const { memberName, profileImageUrl } = useSession();
  const { isOpen, trigger, close, buttonProps } = usePanel(AccountPanel.preload);
  return (
    <>
      <NativeButton
        aria-label={shellText.account(memberName)}
        {...buttonProps}
        className="hidden size-10 place-items-center rounded-full desktop:grid"
      >
        <Avatar name={memberName} image={profileImageUrl} />
      </NativeButton>
      <Suspense>{isOpen && <AccountPanel trigger={trigger} onClose={close} />}</Suspense>
    </>
  );
}
