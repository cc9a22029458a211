import type { ReactNode } from 'react';
import { chipClass, type ChipTone } from './chip-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: ChipTone;
  readonly icon?: IconName;
  readonly className?: string;
}

/** A state or kind in a word. To choose one see `ChipButton`, to take one off `RemovableTag`. */
export function Chip({ children, tone = 'neutral', icon, className }: ChipProps) {
  return (
    <span className={cx(chipClass(tone), 'h-6 px-2.25 tabular-nums', className)}>
      {icon !== undefined && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
