import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '../kernel/calls/api-error.ts';
import { useIsAway } from '../kernel/online.ts';
import { usePageTitle } from '../kernel/page-title.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ErrorReference } from '../ui/states/ErrorReference.tsx';
import { shellText } from './shell.text.ts';

const text = shellText.failure;

/** Shown where a screen broke: what happened, and a way to try again. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const isAway = useIsAway();
  const { title, body } = isAway ? text.offline : text;
  usePageTitle(title);
  return (
    <div role="alert" className="m-auto flex max-w-reading flex-col items-center gap-3 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-ink-2">{!isAway && error instanceof ApiError ? error.message : body}</p>
      {!isAway && error instanceof ApiError && <ErrorReference text={error.reference} />}
      <Button variant="primary" icon="refresh" onPress={reset} className="mt-4">
        {text.retry}
      </Button>
    </div>
  );
}
