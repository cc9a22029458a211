import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize } from '../buttons/button-class.ts';
import { Icon } from '../Icon.tsx';

export interface FilterToggleProps {
  readonly children: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly size?: ButtonSize;
}

/** A condition that is on or left alone. */
export function FilterToggle({ children, isOn, onChange, size = 'medium' }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={buttonClass({ size, variant: isOn ? 'chosen' : 'secondary' })}
    >
      {isOn && <Icon name="check" size={14} />}
      {children}
    </button>
  );
}
