import { useState } from 'react';
import { localStore } from '../../kernel/local-store.ts';
import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';

const isWideNow = () => typeof matchMedia === 'function' && matchMedia('(min-width: 75rem)').matches;

/**
 * Whether the preview stands beside the text, as last chosen on this device. At first it depends on the room for it,
 * which the server does not know: `byWidth`.
 */
export function usePreviewShown(place: string) {
  const store = localStore<boolean>(`preview:${place}`);
  const [chosen, choose] = useState(() => store.read());
  const [isWide] = useState(isWideNow);
  const isHydrated = useHydrated();
  return [
    chosen ?? (place === 'answer' && (isHydrated ? isWide : 'byWidth')),
    (next: boolean) => {
      choose(next);
      store.write(next);
    },
  ] as const;
}
