import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  /** Without words it needs an `aria-label`, as in a table. */
  readonly children?: ReactNode;
  readonly description?: ReactNode;
  readonly className?: string;
}

export function Checkbox({ children, description, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        children === undefined && 'touch-target',
        'group/check flex min-h-11 gap-2.5 desktop:min-h-8 data-disabled:text-ink-3',
        description === undefined ? 'items-center' : 'items-start py-1 [&>span]:mt-0.5',
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={cx(
              'grid size-5 flex-none place-items-center rounded-[6px] border transition-colors',
              'group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-2 group-data-focus-visible/check:outline-brand',
              isSelected || isIndeterminate
                ? 'border-brand bg-brand text-on-brand group-data-disabled/check:opacity-50'
                : 'border-edge bg-surface group-data-invalid/check:border-bad',
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
        </>
      )}
    </AriaCheckbox>
  );
}
