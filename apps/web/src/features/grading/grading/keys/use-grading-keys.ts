import { useEffect, useEffectEvent } from 'react';
import { gradingCommand, textCommand } from './grading-keys.ts';
import type { useWaitingKeys } from './use-waiting-keys.ts';

/** Takes the workspace's keys wherever the focus is; before others see them, so that Enter does one thing only. */
export function useGradingKeys({ ask, isTextNext }: ReturnType<typeof useWaitingKeys>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const command = (isTextNext() ? textCommand(event) : null) ?? gradingCommand(event);
    if (!command) return;
    if (command.kind !== 'leaveField') event.preventDefault();
    if (command.kind === 'save') event.stopPropagation();
    ask(command, true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
