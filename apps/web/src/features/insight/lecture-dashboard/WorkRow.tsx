import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';

export interface WorkRowProps {
  readonly icon: IconName;
  readonly isBad?: boolean;
  readonly title: string;
  readonly note: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing to see to: what it is, a word on it, and the way to do it. */
export function WorkRow({ icon, isBad = false, title, note, children }: WorkRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 flex-none place-items-center rounded-box',
          isBad ? 'bg-bad-soft text-bad' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon name={icon} size={20} />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm text-ink-3 break-words tabular-nums">{note}</p>
      </div>
      <div className="ml-auto">{children}</div>
    </li>
  );
}
