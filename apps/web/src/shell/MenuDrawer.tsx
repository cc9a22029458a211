import { Suspense } from 'react';
import { lazyPart } from '../kernel/lazy-part.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { NavigationItem } from './navigation.ts';
import { shellText } from './shell.text.ts';
import { usePanel } from './use-panel.ts';

const MenuPanel = lazyPart(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));

export interface MenuDrawerProps {
  readonly items: readonly NavigationItem[];
  readonly active: number | undefined;
}

/** The menu of a phone. */
export function MenuDrawer({ items, active }: MenuDrawerProps) {
  const { isOpen, close, buttonProps } = usePanel(MenuPanel.load);
  return (
    <>
      <IconButton icon="menu" label={shellText.menu} {...buttonProps} className="desktop:hidden" />
      <Suspense>{isOpen && <MenuPanel items={items} active={active} onClose={close} />}</Suspense>
    </>
  );
}
