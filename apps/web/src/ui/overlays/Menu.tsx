import { Suspense, type KeyboardEvent, type ReactNode } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import type { MenuAction } from './MenuItems.tsx';
import { usePanel, type PanelButtonProps } from './use-panel.ts';

const MenuItems = lazy(() => import('./MenuItems.tsx').then((module) => module.MenuItems), { failure: 'popover' });
const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

export interface MenuProps {
  /** The button that opens it, a `Button` or `IconButton` with what it is given. */
  readonly trigger: (opens: PanelButtonProps & { readonly onKeyDown: (event: KeyboardEvent) => void }) => ReactNode;
  readonly label: string;
  readonly items: readonly MenuAction[];
}

/** A button and the actions behind it, whose code comes when the pointer or the focus is near. */
export function Menu({ trigger, label, items }: MenuProps) {
  const { isOpen, trigger: button, open, close, buttonProps } = usePanel(MenuItems.preload, 'menu');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      {trigger({ ...buttonProps, onKeyDown })}
      <Suspense>{isOpen && <MenuItems label={label} items={items} trigger={button} onClose={close} />}</Suspense>
    </>
  );
}
