import { useLocation } from '@tanstack/react-router';
import { isInside, useSession, useTenant } from '../kernel/session.ts';
import { TenantLogo } from '../ui/brand/TenantLogo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { useActiveNumber } from './active-index.ts';
import { Bell } from './bell/Bell.tsx';
import { Chatbot } from './chatbot/Chatbot.tsx';
import { LoginLink } from './LoginLink.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { navigationItems } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { shellText } from './shell.text.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const linkClass =
  'rounded-[8px] px-2.5 py-2 font-medium whitespace-nowrap text-ink-2 transition-colors hover:bg-sunken hover:text-ink ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink';

/** Logo, navigation, and what belongs to the person: log-in, or bell and account. On a phone the drawer has the rest. */
export function Header() {
  const session = useSession();
  const tenant = useTenant();
  const { tenantName } = tenant;
  const { pathname } = useLocation();
  const items = navigationItems(session);
  const active = useActiveNumber(pathname, items);
  return (
    <header className="sticky top-0 z-header h-16 border-b border-line bg-surface">
      <div data-header-line="" className="mx-auto flex h-full items-center gap-1 px-4 desktop:gap-6 desktop:px-6">
        <a
          href="/"
          aria-label={shellText.homeOf(tenantName)}
          className="flex h-11 min-w-0 items-center gap-2 text-lg font-bold tracking-tight"
        >
          <TenantLogo brand={tenant} size={28} className="size-7" />
          <span className="truncate">{tenantName}</span>
        </a>
        <nav aria-label={shellText.mainMenu} className="hidden min-w-0 flex-1 gap-0.5 desktop:flex">
          {items.map((item) => (
            <NavigationLink key={item.to} item={item} isActive={item.number === active} className={linkClass} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Chatbot />
          <ThemeSwitch />
          {session.logged ? (
            <>
              {isInside(session) && <Bell />}
              <AccountMenu />
            </>
          ) : (
            <LoginLink size="small" className="ml-1" />
          )}
          <MenuDrawer items={items} active={active} />
        </div>
      </div>
    </header>
  );
}
