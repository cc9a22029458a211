import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'chosen';
export type ButtonSize = 'small' | 'medium';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-brand bg-brand text-on-brand hover:border-brand-ink hover:bg-brand-ink',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-bad bg-surface text-bad hover:bg-bad hover:text-on-bad',
  chosen: 'border-transparent bg-brand-soft text-brand-ink',
};

const sizes: Record<ButtonSize, string> = {
  small: 'touch-target h-9 rounded-[8px] px-3 text-sm desktop:h-8',
  medium: 'h-11 rounded-control px-4 text-base desktop:h-10',
};

/** The look of a button, for links that act as one. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string {
  return cx(
    'inline-flex flex-none items-center justify-center gap-1.5 border font-semibold whitespace-nowrap transition-colors',
    'disabled:opacity-50 active:translate-y-px',
    variants[variant],
    sizes[size],
  );
}
