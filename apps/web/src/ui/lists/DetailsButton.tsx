import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export interface DetailsButtonProps {
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** In a cell of a table with details: says whether they are open, and opens or closes them. */
export function DetailsButton({ children, isOpen, onChange }: DetailsButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
      className="touch-target inline-flex items-center gap-1 rounded-[4px] text-left font-semibold text-ink hover:underline"
    >
      {children}
      <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} className="flex-none text-ink-3" />
    </button>
  );
}
