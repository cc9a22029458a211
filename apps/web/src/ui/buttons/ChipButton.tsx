import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { chipClass } from './chip-class.ts';
import { cx } from '../cx.ts';

export interface ChipButtonProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** A chip that is on or off: a quick filter over a list. */
export function ChipButton({ children, isSelected, onChange, isDisabled = false, className }: ChipButtonProps) {
  return (
    <ToggleButton
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      className={cx(
        chipClass(isSelected ? 'brand' : 'neutral'),
        'touch-target h-8 px-3 transition-colors hover:text-ink disabled:opacity-50',
        'data-selected:hover:text-brand-ink desktop:h-7 desktop:px-2.5',
        className,
      )}
    >
      {children}
    </ToggleButton>
  );
}
