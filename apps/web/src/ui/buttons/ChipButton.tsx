import type { ReactNode } from 'react';
import { chipClass } from './chip-class.ts';
import { cx } from '../cx.ts';
import { NativeButton } from './NativeButton.tsx';

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
    <NativeButton
      aria-pressed={isSelected}
      onPress={() => onChange(!isSelected)}
      isDisabled={isDisabled}
      className={cx(
        chipClass(isSelected ? 'brand' : 'neutral'),
        'touch-target h-8 px-3 transition-colors disabled:opacity-50 desktop:h-7 desktop:px-2.5',
        isSelected ? 'hover:text-brand-ink' : 'hover:text-ink',
        className,
      )}
    >
      {children}
    </NativeButton>
  );
}
