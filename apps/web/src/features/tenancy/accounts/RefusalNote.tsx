import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { ErrorReference } from '../../../ui/states/ErrorReference.tsx';
import { accountsText } from './accounts.text.ts';

/** What was said of a form as a whole, above its button. */
export function RefusalNote({ error }: { readonly error: Error | undefined }) {
  if (!error) return null;
  const { message, reference } = toTell(error);
  const wait = error instanceof ApiError && error.retryAfter !== undefined && ` ${accountsText.wait(error.retryAfter)}`;
  return (
    <div role="alert" className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm">
      <p className="font-semibold text-bad">
        {message}
        {wait}
      </p>
      {reference !== undefined && <ErrorReference text={reference} />}
    </div>
  );
}
