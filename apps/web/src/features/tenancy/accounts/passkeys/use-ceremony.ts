import { WebAuthnError } from '@simplewebauthn/browser';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useSubmission } from '../use-submission.ts';
import { passkeysText as text } from './passkeys.text.ts';

/** What the device said, for its owner; nothing where they turned away, or another page asks meanwhile. */
function tellOf(error: unknown): Error | undefined {
  if (error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return new Error(isKnown ? text.known : text.failed);
}

/** A submission that a device has a part in; `submit` answers whether it was done. */
export function useCeremony() {
  const { submit, ...submission } = useSubmission();
  const perform = async (work: () => Promise<void>): Promise<boolean> => {
    let isDone = false;
    await submit(async () => {
      try {
        await work();
        isDone = true;
      } catch (error) {
        const told = tellOf(error);
        if (told) throw told;
      }
    });
    return isDone;
  };
  return { ...submission, submit: perform };
}
