import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';

export interface CheckboxProps {
  /** Without words it needs an `aria-label`, as in a table. */
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
  readonly description?: ReactNode;
  readonly isSelected: boolean;
  /** Some of what it stands for is chosen. */
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly excludeFromTabOrder?: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly className?: string;
}

/** The browser's own checkbox, over the whole of its words: lists draw hundreds. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, isSelected, isIndeterminate = false, onChange, className } = props;
  const { isDisabled = false, excludeFromTabOrder = false } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = isIndeterminate;
  });
  const isOn = isSelected || isIndeterminate;
  return (
    <label
      className={cx(
        children === undefined && 'touch-target',
        'relative flex min-h-11 gap-2.5 desktop:min-h-8 has-disabled:text-ink-3',
        description === undefined ? 'items-center' : 'items-start py-1 [&>span]:mt-0.5',
        className,
      )}
    >
      <input
        ref={input}
        type="checkbox"
        aria-label={props['aria-label']}
        checked={isSelected}
        disabled={isDisabled}
        tabIndex={excludeFromTabOrder ? -1 : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className={cx(
          'peer absolute cursor-pointer opacity-0 disabled:cursor-default',
          children === undefined ? 'top-1/2 left-1/2 size-11 -translate-1/2 desktop:size-8' : 'inset-0 size-full',
        )}
      />
      <span
        aria-hidden="true"
        className={cx(
          'grid size-5 flex-none place-items-center rounded-[6px] border transition-colors peer-disabled:opacity-50',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
          isOn ? 'border-brand bg-brand text-on-brand' : 'border-edge bg-surface',
        )}
      >
        {isIndeterminate ? <Icon name="minus" size={14} /> : isSelected && <Icon name="check" size={14} />}
      </span>
      {children !== undefined && (
        <span className="min-w-0">
          {children}
          {description !== undefined && <span className="block text-sm text-ink-3">{description}</span>}
        </span>
      )}
    </label>
  );
}
