import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../kernel/calls/api-error.ts';
import { useIsAway } from '../kernel/online.ts';
import { usePageTitle } from '../kernel/page-title.ts';
import type { LoadFailure } from '../kernel/lazy/load-failure.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ErrorReference } from '../ui/states/ErrorReference.tsx';
import { RetryLoad } from '../ui/states/LoadFailureNotice.tsx';
import { uiText } from '../ui/ui.text.ts';
import { shellText } from './shell.text.ts';

const text = shellText.failure;

interface FailureProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Failure({ title, children }: FailureProps) {
  usePageTitle(title);
  return (
    <div role="alert" className="m-auto flex max-w-reading flex-col items-center gap-3 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}

/** Shown where a screen broke: what happened, and a way to try again. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const isAway = useIsAway();
  const { title, body } = isAway ? text.offline : text;
  return (
    <Failure title={title}>
      <p className="text-ink-2">{!isAway && error instanceof ApiError ? error.message : body}</p>
      {!isAway && error instanceof ApiError && <ErrorReference text={error.reference} />}
      <Button variant="primary" icon="refresh" onPress={reset} className="mt-4">
        {uiText.error.retry}
      </Button>
    </Failure>
  );
}

const MISSING = {
  away: text.offline,
  failed: text,
  replaced: { title: text.replaced, body: uiText.loadFailure.replaced },
} as const;

/** Stands for a screen whose code cannot be had now. */
export function LoadFailureScreen({ failure }: { readonly failure: LoadFailure }) {
  const { title, body } = MISSING[failure];
  return (
    <Failure title={title}>
      <p className="text-ink-2">{body}</p>
      <RetryLoad failure={failure} variant="primary" />
    </Failure>
  );
}
