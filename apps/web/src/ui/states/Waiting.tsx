import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from './Spinner.tsx';
import { uiText } from '../ui.text.ts';

export interface WaitingProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** For work of more than a second whose length is not known. */
export function Waiting({ children = uiText.waiting.long, className }: WaitingProps) {
  return (
    <div role="status" className={cx('flex items-center justify-center gap-2.5 py-8 text-ink-2', className)}>
      <Spinner className="text-brand-ink" />
      {children}
    </div>
  );
}
