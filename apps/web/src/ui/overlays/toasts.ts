import { createContext, use } from 'react';

export interface ToastRequest {
  readonly message: string;
  readonly tone?: 'plain' | 'good' | 'bad';
  /** Taking back what was just done, or going to see it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export const ToastsContext = createContext<((request: ToastRequest) => void) | null>(null);

/** Says in passing what happened; what needs an answer is a dialog. */
export function useToast(): (request: ToastRequest) => void {
  const toast = use(ToastsContext);
  if (toast === null) throw new Error('useToast needs a UiProvider around it');
  return toast;
}
