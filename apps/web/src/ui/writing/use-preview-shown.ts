import { useState } from 'react';
import { localStore } from '../../kernel/local-store.ts';

const isWideNow = () => typeof matchMedia === 'function' && matchMedia('(min-width: 75rem)').matches;

/** Whether the preview stands beside what is written, as it was last chosen on this device; at first where there is room for it. */
export function usePreviewShown(place: string) {
  const store = localStore<boolean>(`preview:${place}`);
  const [isShown, setShown] = useState(() => store.read() ?? (place === 'answer' && isWideNow()));
  return [
    isShown,
    (next: boolean) => {
      setShown(next);
      store.write(next);
    },
  ] as const;
}
