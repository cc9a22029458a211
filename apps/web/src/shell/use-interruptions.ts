import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { interruption, type Interruption } from '../kernel/interruptions.ts';
import { useStore } from '../kernel/store.ts';
import { useDialogs, type AlertRequest } from '../ui/overlays/dialogs.ts';
import { useToast } from '../ui/overlays/toasts.ts';
import { shellText } from './shell.text.ts';

const text = shellText.interruption;

const manners: Record<Exclude<Interruption['kind'], 'unauthenticated'>, Omit<AlertRequest, 'message'>> = {
  login: { detail: text.comeBack, action: shellText.login },
  forbidden: {},
  notice: {},
};

/**
 * Tells in a dialog what stops the person, one thing at a time, and goes where the answer leads. Whose session ended is led to the
 * log-in, and asked nothing.
 */
export function useInterruptions(): void {
  const current = useStore(interruption);
  const asked = useRef<Interruption>(null);
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (current === null || asked.current === current) return;
    asked.current = current;
    const { pathname, search } = location;
    const { returnTo = pathname + search, kind, ...said } = { returnTo: undefined, ...current };
    const toLogIn = () => navigate({ to: '/account/login', search: { redirect_url: returnTo } });
    if (kind === 'unauthenticated') {
      interruption.set(null);
      toast({ message: `${said.message} ${text.kept}` });
      void toLogIn();
      return;
    }
    void dialogs.alert({ ...said, ...manners[kind] }).then((goes) => {
      interruption.set(null);
      if (kind === 'forbidden') return navigate({ to: '/' });
      if (!goes || kind === 'notice') return undefined;
      return toLogIn();
    });
  }, [current, dialogs, navigate, toast]);
}
