import { useState } from 'react';
import { localStore } from './local-store.ts';
import { currentSession } from './session.ts';

const storeOf = (name: string) => {
  const { tenantUri, memberId } = currentSession();
  return localStore<string>(`kept:${tenantUri}:${memberId ?? ''}:${name}`);
};

/** Whether unsent text is kept on this device under the name. */
export const hasKeptText = (name: string): boolean => storeOf(name).read() !== undefined;

/** Changes what is kept under the name, for a field that is shown after. */
export function changeKeptText(name: string, change: (kept: string) => string): void {
  const store = storeOf(name);
  store.write(change(store.read() ?? ''));
}

/** Text that stays on this device until it is sent, over a reload, a closed dialog and a log-in. `name` says whose it is and what for. */
export function useKeptText(name: string) {
  const [store] = useState(() => storeOf(name));
  const [text, setText] = useState(() => store.read() ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') store.clear();
    else store.write(next);
  };
  return [text, change] as const;
}
