import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Banner } from './banner/Banner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import { shellText } from './shell.text.ts';
import { useInterruptions } from './use-interruptions.ts';
import { useIsWorkspace } from './workspace.ts';

/**
 * Puts the focus on the new screen when the place changes, so that a screen reader goes on there; not on first load. A
 * screen with something that stays beside what opened marks what opened with `data-arrival`.
 */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const arrival = main.current?.querySelector<HTMLElement>('[data-arrival]') ?? main.current;
    arrival?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The frame around every screen. */
export function Shell() {
  // Of the screen that is here: a place is in the address before its screen has come.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const main = useFocusOnArrival(pathname);
  useInterruptions();
  const isWorkspace = useIsWorkspace();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-modal focus:rounded-control focus:bg-brand focus:px-4 focus:py-2 focus:font-semibold focus:text-on-brand"
      >
        {shellText.skip}
      </a>
      {!isWorkspace && <Banner />}
      {!isWorkspace && <Header />}
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {!isWorkspace && <Footer />}
    </div>
  );
}
