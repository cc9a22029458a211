import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { cx } from '../cx.ts';
import { ErrorReference } from './ErrorReference.tsx';
import { Icon } from '../Icon.tsx';
import { uiText } from '../ui.text.ts';

export interface ErrorStateProps {
  readonly title?: string;
  /** What happened, in a sentence the person can use. */
  readonly children?: ReactNode;
  /** The error itself, for its own sentence and what names it. */
  readonly error?: Error;
  /** What is safe: the draft, the page before. */
  readonly kept?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  readonly className?: string;
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title = uiText.error.title,
    error,
    children = error?.message,
    kept,
    onRetry,
    isRetrying = false,
    className,
  } = props;
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      <span className="grid size-12 place-items-center rounded-full bg-bad-soft text-bad">
        <Icon name="alert" size={22} />
      </span>
      <div className="max-w-100">
        <p className="font-bold">{title}</p>
        {children !== undefined && <p className="text-ink-2">{children}</p>}
        {error && 'reference' in error && (
          <p className="mt-1 flex justify-center">
            <ErrorReference text={String(error.reference)} />
          </p>
        )}
        {kept !== undefined && <p className="mt-1 text-sm text-ink-3">{kept}</p>}
      </div>
      {onRetry && (
        <Button icon="refresh" onPress={onRetry} isPending={isRetrying}>
          {uiText.error.retry}
        </Button>
      )}
    </div>
  );
}
