import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession, useTenant } from '../kernel/session.ts';
import { TenantLogo } from '../ui/brand/TenantLogo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { useActiveNumber } from './active-index.ts';
import { Bell } from './bell/Bell.tsx';
import { Chatbot } from './chatbot/Chatbot.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { navigationItems } from './navigation.ts';
import { shellText } from './shell.text.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface WorkspaceBarProps {
  readonly title: string;
  /** The tabs of the workspace; below the bar on a phone. */
  readonly children: ReactNode;
}

/** The one bar of a screen that takes the whole window: the way home, where one is, and what belongs to the person. */
export function WorkspaceBar({ title, children }: WorkspaceBarProps) {
  const session = useSession();
  const tenant = useTenant();
  // What follows the path changes with every step through a queue.
  const pathname = useLocation({ select: (place) => place.pathname });
  const items = navigationItems(session);
  const active = useActiveNumber(pathname, items);
  return (
    <header
      // An answer that is graded on a phone has a bar of its own.
      className="z-header flex flex-none flex-wrap items-center gap-x-3 border-b border-line bg-surface px-4 desktop:h-12 desktop:flex-nowrap max-desktop:[body:has([data-phone-sheet])_&]:hidden"
    >
      <a
        href="/"
        aria-label={shellText.homeOf(tenant.tenantName)}
        className="grid size-11 flex-none place-items-center"
      >
        <TenantLogo brand={tenant} size={28} className="size-7" />
      </a>
      <h1 className="min-w-0 flex-1 truncate text-base font-bold desktop:max-w-60 desktop:flex-none">{title}</h1>
      <div className="order-last min-w-0 basis-full desktop:order-none desktop:flex-1 desktop:basis-0">{children}</div>
      <div className="flex flex-none items-center">
        <Chatbot />
        <ThemeSwitch />
        <Bell />
        <AccountMenu />
        <MenuDrawer items={items} active={active} />
      </div>
    </header>
  );
}
