import { createContext, use } from 'react';

export interface AlertRequest {
  readonly message: string;
  readonly detail?: string;
  /** What names an error to whoever helps: small below the sentence, to be copied. */
  readonly reference?: string;
  /** A way on besides closing, such as going to log-in. */
  readonly action?: string;
}

export interface ConfirmRequest {
  readonly message: string;
  readonly detail?: string;
  /** The word on the button that goes ahead. */
  readonly action?: string;
  readonly danger?: boolean;
}

export interface Dialogs {
  /** Says something; true when its `action` was chosen. */
  readonly alert: (request: AlertRequest) => Promise<boolean>;
  /** Asks; false also when it is closed in any other way. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  /** Fetches what a question is shown with, since there will be one: the connection may be gone by then. */
  readonly prepare: () => void;
}

/** A request and whom to tell. */
export type Question = { readonly answer: (value: boolean) => void } & (
  | ({ readonly kind: 'alert' } & AlertRequest)
  | ({ readonly kind: 'confirm' } & ConfirmRequest)
);

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs needs a UiProvider around it');
  return dialogs;
}
