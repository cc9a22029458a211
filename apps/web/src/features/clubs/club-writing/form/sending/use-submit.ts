import type { FieldError } from '@dure/contract/http/envelope';
import { useRef, useState } from 'react';
import type { DraftEngine } from '../../../../../kernel/draft/draft-engine.ts';
import { useDialogs } from '../../../../../ui/overlays/dialogs.ts';
import { useRefusal, type Fault, type RefusalOptions } from './use-refusal.ts';

export interface SubmitOptions<Values, Detail> extends Pick<RefusalOptions<Values, Detail>, 'currentIn' | 'served'> {
  readonly draft: { readonly engine: DraftEngine<Values> };
  readonly form: {
    /** Shows all that stands against submitting; answers the first of it. */
    readonly firstToMend: () => Promise<Fault | undefined>;
    readonly refuse: (errors: readonly FieldError[]) => Fault | undefined;
  };
  /** Sends what is written over what the server has; nothing comes back where nothing had to be sent. */
  readonly send: (values: Values, base: Values) => Promise<Detail | undefined>;
  /** What follows; until it is over nothing is sent again. */
  readonly onDone: (detail: Detail) => void | Promise<void>;
  /** Asked before anything is sent. */
  readonly question?: string;
}

/** Sends the whole form once, however often the button is pressed, and brings what was refused back to its fields. */
export function useSubmit<Values, Detail>(options: SubmitOptions<Values, Detail>) {
  const { form, currentIn, served, send, onDone, question } = options;
  const { engine } = options.draft;
  const { confirm } = useDialogs();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const refusal = useRefusal({ engine, refuse: form.refuse, currentIn, served });

  async function sendNow(): Promise<void> {
    setSending(true);
    try {
      await engine.hold();
      const { value, base, phase } = engine.state;
      if (phase === 'conflict') return;
      const saved = await send(value, base.value);
      if (!saved) return;
      engine.accept(served(saved, engine.state.value));
      setSending(false);
      await onDone(saved);
    } catch (error) {
      await refusal.take(error, sendNow);
    } finally {
      setSending(false);
    }
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const fault = await form.firstToMend();
      if (fault) return refusal.show(fault);
      if (question === undefined || (await confirm({ message: question }))) await sendNow();
    } finally {
      isBusy.current = false;
      engine.release();
      void engine.flush();
    }
  }

  return { submit: () => void submit(), isSending, goTo: refusal.goTo };
}
