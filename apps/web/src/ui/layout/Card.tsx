import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'article' | 'aside' | 'div';
  /** Off for lists whose rows reach the edges. */
  readonly isPadded?: boolean;
}

export function Card({ as: Element = 'div', isPadded = true, className, ...props }: CardProps) {
  return (
    <Element
      {...props}
      className={cx('rounded-card border border-line bg-surface shadow-card', isPadded && 'p-4 desktop:p-5', className)}
    />
  );
}
