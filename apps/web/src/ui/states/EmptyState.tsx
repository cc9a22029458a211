import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';

export interface EmptyStateProps {
  readonly icon?: IconName;
  /** What is not here, and what comes next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ icon = 'book', children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-ink-3">
        <Icon name={icon} size={22} />
      </span>
      <div className="max-w-100 text-ink-2">{children}</div>
      {action}
    </div>
  );
}
