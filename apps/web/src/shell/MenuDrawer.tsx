import { Suspense } from 'react';
import { lazyPart } from '../kernel/lazy/lazy-part.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import type { MenuProps } from './MenuPanel.tsx';
import { shellText } from './shell.text.ts';
import { usePanel } from '../ui/overlays/use-panel.ts';

const MenuPanel = lazyPart(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel), 'over');

/** The menu of a phone. */
export function MenuDrawer({ items, active }: MenuProps) {
  const { isOpen, close, buttonProps } = usePanel(MenuPanel.load);
  return (
    <>
      <IconButton icon="menu" label={shellText.menu} {...buttonProps} className="desktop:hidden" />
      <Suspense>{isOpen && <MenuPanel items={items} active={active} onClose={close} />}</Suspense>
    </>
  );
}
