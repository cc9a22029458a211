import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { operatorText as text } from './operator.text.ts';

/** A dark bar, so that nobody takes the installation for an organisation. */
export function OperatorFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-ink">
      <header className="bg-bar text-on-bar">
        <div className="mx-auto flex h-14 max-w-page items-center gap-2.5 px-4 text-lg font-bold desktop:h-16 desktop:px-6">
          <Icon name="settings" size={20} />
          {text.title}
        </div>
      </header>
      <main className="mx-auto w-full max-w-page flex-1 px-4 py-8 desktop:px-6">{children}</main>
    </div>
  );
}
