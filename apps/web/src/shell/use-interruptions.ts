import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { interruption, type Interruption } from '../kernel/interruptions.ts';
import { useStore } from '../kernel/store.ts';
import { useDialogs, type AlertRequest } from '../ui/overlays/dialogs.ts';
import { shellText } from './shell.text.ts';

const text = shellText.interruption;

const manners: Record<Interruption['kind'], Omit<AlertRequest, 'message'>> = {
  unauthenticated: { detail: text.kept, action: shellText.login },
  login: { detail: text.comeBack, action: shellText.login },
  forbidden: {},
  notice: {},
};

/** Tells in a dialog what stops the person, one thing at a time, and goes where the answer leads. */
export function useInterruptions(): void {
  const current = useStore(interruption);
  const asked = useRef<Interruption>(null);
  const dialogs = useDialogs();
  const navigate = useNavigate();
  useEffect(() => {
    if (current === null || asked.current === current) return;
    asked.current = current;
    const { pathname, search } = location;
    const { kind, returnTo: _, ...said } = { returnTo: undefined, ...current };
    void dialogs.alert({ ...said, ...manners[kind] }).then((goes) => {
      interruption.set(null);
      if (current.kind === 'forbidden') return navigate({ to: '/' });
      if (!goes || current.kind === 'notice') return undefined;
      return navigate({ to: '/account/login', search: { redirect_url: current.returnTo ?? pathname + search } });
    });
  }, [current, dialogs, navigate]);
}
