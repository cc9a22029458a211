import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsInitialRender } from '../../kernel/hydration/use-hydrated.ts';

export interface InBrowserProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What the browser alone draws, once the app has taken the page over: in pieces, so that nothing waits for all of it. */
export function ClientOnly({ fallback, children }: InBrowserProps) {
  const [isHere, setHere] = useState(!useIsInitialRender());
  useEffect(() => startTransition(() => setHere(true)), []);
  return isHere ? children : fallback;
}
