import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { beginPasskeyLogin, logInWithPasskey } from '../../../../api/tenancy/accounts/passkeys.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { passkeysText as text } from './passkeys.text.ts';
import { useCeremony } from './use-ceremony.ts';

export interface PasskeyLoginProps {
  readonly onDone: (member: SessionState) => void;
}

/** Logging in by a passkey: by a button, and from what the browser proposes at the field of the address. */
export function PasskeyLogin({ onDone }: PasskeyLoginProps) {
  const client = useQueryClient();
  const { isBusy, refusal, submit } = useCeremony();
  const ask = async (useBrowserAutofill: boolean, signal?: AbortSignal) => {
    const { step, options } = await beginPasskeyLogin(client, {});
    signal?.throwIfAborted();
    return { step, response: await startAuthentication({ optionsJSON: options as never, useBrowserAutofill }) };
  };
  const enter = async ({ step, response }: Awaited<ReturnType<typeof ask>>) => {
    const { member } = await logInWithPasskey(client, { body: { step, response: response as never } });
    onDone(member);
  };
  const propose = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    // Whoever is refused is proposed them again.
    for (let isIn = false; !isIn;) {
      const chosen = await ask(true, signal);
      isIn = await submit(() => enter(chosen));
    }
  });
  useEffect(() => {
    const over = new AbortController();
    // It ends where the button asks instead, or nobody can be asked.
    propose(over.signal).catch(() => {});
    return () => {
      over.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
  return (
    <div className="flex flex-col gap-3">
      <RefusalNote error={refusal} />
      <Button isPending={isBusy} onPress={() => void submit(async () => enter(await ask(false)))}>
        {text.logIn}
      </Button>
    </div>
  );
}
