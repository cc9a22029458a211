import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { NativeButton, type PressProps } from './NativeButton.tsx';
import { Spinner } from '../states/Spinner.tsx';

export interface IconButtonProps extends Omit<PressProps, 'children' | 'aria-label'> {
  /** What it does, in words: its name for everyone who cannot see it. */
  readonly label: string;
  readonly icon: IconName;
  readonly filled?: boolean;
  readonly size?: 'small' | 'medium';
  /** The colour of what is on: a favourite, a one-pick. */
  readonly tone?: keyof typeof tones;
  readonly className?: string;
  /** A count or dot over the corner. */
  readonly badge?: ReactNode;
}

const tones = {
  quiet: 'text-ink-2 hover:text-ink',
  brand: 'text-brand-ink',
  pre: 'text-pre',
  bad: 'text-bad',
} as const;

const sizes = { small: 'touch-target size-9 desktop:size-8', medium: 'relative size-11 desktop:size-10' } as const;

/** The look of an icon's button, for links that act as one. */
export const iconButtonClass = (size: keyof typeof sizes = 'medium', tone: keyof typeof tones = 'quiet'): string =>
  cx(
    'grid flex-none place-items-center rounded-control transition-colors hover:bg-sunken disabled:opacity-50',
    sizes[size],
    tones[tone],
  );

export function IconButton({
  label,
  icon,
  filled = false,
  tone = 'quiet',
  size = 'medium',
  className,
  badge,
  isPending = false,
  ...props
}: IconButtonProps) {
  return (
    <NativeButton
      {...props}
      isPending={isPending}
      aria-label={label}
      className={cx(iconButtonClass(size, tone), className)}
    >
      {isPending ? <Spinner /> : <Icon name={icon} size={size === 'small' ? 18 : 20} filled={filled} />}
      {badge}
    </NativeButton>
  );
}
