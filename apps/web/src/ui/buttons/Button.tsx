import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { NativeButton, type PressProps } from './NativeButton.tsx';
import { Spinner } from '../states/Spinner.tsx';
import { uiText } from '../ui.text.ts';

export interface ButtonProps extends PressProps, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly className?: string;
}

/** While pending it keeps its place, its width and the focus, and cannot be pressed again. */
export function Button({ children, icon, variant, size, className, isPending = false, ...props }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <NativeButton
      {...props}
      isPending={isPending}
      className={cx(buttonClass(look), 'data-pending:opacity-80', className)}
    >
      {isPending ? <Spinner /> : icon !== undefined && <Icon name={icon} size={16} />}
      {children}
      {isPending && <span className="sr-only">{uiText.button.pending}</span>}
    </NativeButton>
  );
}
