import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';

/**
 * Whether a button may copy: browsers offer the clipboard to pages over TLS alone, and a server knows none, so that what came
 * rendered has the button once it is taken over.
 */
export const useCanCopy = (): boolean => useHydrated() && 'clipboard' in navigator;
