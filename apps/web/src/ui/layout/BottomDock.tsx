import { use, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '../../kernel/store.ts';
import { cx } from '../cx.ts';
import { DockPlace } from './dock-place.ts';

export interface BottomDockProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** On a wide screen, too, it stays at the lower edge of the window while its page scrolls. */
  readonly staysAtBottom?: boolean;
}

/** As the server knows it, however late the dock is taken over. */
const nowhere = () => null;

function Docked({ place, children }: { readonly place: Store<HTMLElement | null>; readonly children: ReactNode }) {
  const element = useSyncExternalStore(place.subscribe, place.get, nowhere);
  return element && createPortal(children, element);
}

/**
 * The primary action within the thumb's reach on a phone. On a wide screen it is a plain row, at the end of the pane
 * that offers it a place.
 */
export function BottomDock({ children, className, staysAtBottom = false }: BottomDockProps) {
  const place = use(DockPlace);
  const dock = (
    <div
      data-bottom-dock=""
      className={cx(
        'fixed inset-x-0 bottom-0 z-dock flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 pt-2.5',
        'pb-[max(0.625rem,env(safe-area-inset-bottom))] desktop:static desktop:z-auto desktop:border-0 desktop:bg-transparent desktop:p-0',
        staysAtBottom && 'desktop:sticky! desktop:bottom-0 desktop:z-dock!',
        className,
      )}
    >
      {children}
    </div>
  );
  return place === undefined ? dock : <Docked place={place}>{dock}</Docked>;
}
