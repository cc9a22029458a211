import type { ReactNode } from 'react';
import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';

/** What is typed into, on a page that the server rendered: it takes nothing before the app runs, so that nothing typed is lost. */
export function TakesInput({ children }: { readonly children: ReactNode }) {
  return (
    <div inert={!useHydrated()} className="contents">
      {children}
    </div>
  );
}
