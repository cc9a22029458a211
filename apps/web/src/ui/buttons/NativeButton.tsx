import type { ComponentProps, MouseEvent } from 'react';

export interface PressProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  /** By pointer, finger or keyboard; not while pending. */
  readonly onPress?: (() => void) | undefined;
  /** The pointer is near: what a press needs can be fetched. */
  readonly onHoverStart?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps its place and the focus, and cannot be pressed again. */
  readonly isPending?: boolean | undefined;
}

/**
 * The browser's own button behind every button of the design system: it costs a first page nothing.
 */
export function NativeButton({
  onPress,
  onHoverStart,
  isDisabled = false,
  isPending = false,
  onClick,
  type = 'button',
  ...props
}: PressProps & { readonly className?: string }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault();
    // Safari leaves the focus where it was; what opens from here would not bring it back.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
    onPress?.();
  };
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- one of the three, by default the harmless one
      type={type}
      disabled={isDisabled}
      {...(isPending && { 'aria-disabled': true, 'data-pending': true })}
      onClick={press}
      {...(onHoverStart && { onPointerEnter: onHoverStart })}
    />
  );
}
