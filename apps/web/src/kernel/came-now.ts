import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether the page is the one that the server sent a moment ago: what came with it is as new as a fetched answer. */
export function useCameNow(): boolean {
  const isHydrated = useHydrated();
  const [cameNow] = useState(!isHydrated);
  return cameNow;
}
