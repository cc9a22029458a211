import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  readonly icon?: IconName;
}

/** A link that looks like a button; the router's `createLink(ButtonLink)` gives it typed routes and preloading. */
export function ButtonLink({ variant, size, icon, className, children, ...props }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <a {...props} className={cx(buttonClass(look), className)}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
    </a>
  );
}
