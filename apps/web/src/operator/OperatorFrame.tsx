import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { operatorText as text } from './operator.text.ts';

export interface OperatorFrameProps {
  readonly children: ReactNode;
  /** Places of the page, once somebody is logged in. */
  readonly places?: ReactNode;
  /** Theme and account, at the end of the bar. */
  readonly end?: ReactNode;
}

/** A dark bar, so that nobody takes the installation for an organisation. */
export function OperatorFrame({ children, places, end }: OperatorFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-ink">
      <header className="bg-bar text-on-bar">
        <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 px-4 desktop:min-h-16 desktop:px-6">
          <span className="flex items-center gap-2.5 py-2 text-lg font-bold">
            <Icon name="settings" size={20} />
            {text.title}
          </span>
          {places}
          <div className="ml-auto flex items-center gap-1">{end}</div>
        </div>
      </header>
      <main className="mx-auto w-full max-w-page flex-1 px-4 py-8 desktop:px-6">{children}</main>
    </div>
  );
}
