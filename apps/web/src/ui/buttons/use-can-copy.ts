import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';

/**
 * Whether a button may copy. Browsers offer the clipboard to pages over TLS only, and a server knows none, so
 * server-rendered markup gets the button after hydration.
 */
export const useCanCopy = (): boolean => useHydrated() && 'clipboard' in navigator;
