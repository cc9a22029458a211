import { toTell } from './calls/api-error.ts';
import { createStore } from './store.ts';

/** What stops a person for a moment: the shell shows it in a dialog, and what they typed stays where it is. */
export type Interruption =
  /** The session ended: the way leads to the log-in and back again, and nothing is asked. */
  | { readonly kind: 'unauthenticated'; readonly message: string; readonly returnTo?: string }
  /** A visitor tried what only members may do. */
  | { readonly kind: 'login'; readonly message: string; readonly returnTo?: string }
  /** Not permitted: after the sentence the way leads home. */
  | { readonly kind: 'forbidden'; readonly message: string; readonly reference?: string }
  /** One sentence to confirm having read. */
  | { readonly kind: 'notice'; readonly message: string; readonly reference?: string };

export const interruption = createStore<Interruption | null>(null);

/** Shows an interruption. The first one stays until it is answered: calls that fail together are told once. */
export function interrupt(next: Interruption): void {
  if (interruption.get() === null) interruption.set(next);
}

/** The specification's log-in alerts: says the sentence and offers the way to log in and come back, here or to `returnTo`. */
export const askToLogIn = (message: string, returnTo?: string): void =>
  interrupt({ kind: 'login', message, ...(returnTo !== undefined && { returnTo }) });

/** The specification's alerts: one sentence in a dialog, or an error's with its code and request number. */
export const notice = (said: string | Error): void =>
  interrupt({ kind: 'notice', ...(typeof said === 'string' ? { message: said } : toTell(said)) });
