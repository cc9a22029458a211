import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx } from '../cx.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly className?: string;
}

/** Takes effect at once; what waits for a save button is a `Checkbox`. */
export function Switch({ children, description, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={cx(
        'group/switch flex min-h-11 items-center justify-between gap-3 desktop:min-h-8 data-disabled:text-ink-3',
        className,
      )}
    >
      <span className="min-w-0">
        {children}
        {description !== undefined && <span className="block text-sm text-ink-3">{description}</span>}
      </span>
      <span
        className={cx(
          'flex h-6 w-10 flex-none rounded-full border border-edge bg-sunken p-0.5 transition-colors',
          'after:size-4.5 after:rounded-full after:bg-edge after:transition-[translate,background-color]',
          'group-data-selected/switch:border-brand group-data-selected/switch:bg-brand',
          'group-data-selected/switch:after:translate-x-4 group-data-selected/switch:after:bg-on-brand group-data-disabled/switch:opacity-50',
          'group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-offset-2 group-data-focus-visible/switch:outline-brand',
        )}
      />
    </AriaSwitch>
  );
}
