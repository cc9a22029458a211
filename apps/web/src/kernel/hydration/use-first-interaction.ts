import { startTransition, useEffect, useState } from 'react';
import { firstInteraction } from './first-interaction.ts';

/** Whether there was an interaction: for what nobody sees before. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    void firstInteraction().then(() => startTransition(() => setInteracted(true)));
  }, []);
  return hasInteracted;
}
