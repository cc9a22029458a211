import { useState } from 'react';
import { localStore } from '../../../kernel/local-store.ts';

const kept = localStore<boolean>('quiz-list-shown');

/** Whether the quizzes stand beside the open one: as it was left on this device. */
export function useListShown() {
  const [isShown, setShown] = useState(() => kept.read() ?? true);
  const show = (next: boolean) => {
    setShown(next);
    kept.write(next);
  };
  return { isShown, show };
}
