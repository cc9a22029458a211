import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface SwitchProps {
  /** What is switched; without it an `aria-label` says it. */
  readonly children?: ReactNode;
  readonly description?: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly 'aria-label'?: string;
  readonly className?: string;
}

/** Takes effect at once; what waits for a save button is a `Checkbox`. */
export function Switch({ children, description, isSelected, onChange, isDisabled, className, ...name }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-center justify-between gap-3 has-disabled:text-ink-3 desktop:min-h-8',
        className,
      )}
    >
      <span className="min-w-0">
        {children}
        {description !== undefined && <span className="block text-sm text-ink-3">{description}</span>}
      </span>
      <span className="relative flex-none">
        <input
          {...name}
          type="checkbox"
          role="switch"
          aria-checked={isSelected}
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 size-full opacity-0"
        />
        <span
          className={cx(
            'pointer-events-none flex h-6 w-10 rounded-full border border-edge bg-sunken p-0.5 transition-colors',
            'after:size-4.5 after:rounded-full after:bg-edge after:transition-[translate,background-color]',
            'peer-checked:border-brand peer-checked:bg-brand peer-checked:after:translate-x-4 peer-checked:after:bg-on-brand',
            'peer-disabled:opacity-50',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
          )}
        />
      </span>
    </label>
  );
}
