import { Suspense } from 'react';
import { lazy } from '../kernel/lazy/lazy.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import type { MenuProps } from './MenuPanel.tsx';
import { shellText } from './shell.text.ts';
import { usePanel } from '../ui/overlays/use-panel.ts';

const MenuPanel = lazy(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel), { failure: 'popover' });

/** The menu of a phone. */
export function MenuDrawer({ items, active }: MenuProps) {
  const { isOpen, close, buttonProps } = usePanel(MenuPanel.preload);
  return (
    <>
      <IconButton icon="menu" label={shellText.menu} {...buttonProps} className="desktop:hidden" />
      <Suspense>{isOpen && <MenuPanel items={items} active={active} onClose={close} />}</Suspense>
    </>
  );
}
