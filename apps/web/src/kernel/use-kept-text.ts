import { useState } from 'react';
import { localStore } from '../../kernel/local-store.ts';
import { currentSession } from '../../kernel/session.ts';

/** Text that stays on this device until it is sent, over a reload, a closed thread and a log-in. */
export function useKeptText(name: string) {
  const [store] = useState(() => {
    const { tenantUri, memberId } = currentSession();
    return localStore<string>(`reply:${tenantUri}:${memberId ?? ''}:${name}`);
  });
  const [text, setText] = useState(() => store.read() ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') store.clear();
    else store.write(next);
  };
  return [text, change] as const;
}
