import { useEffect } from 'react';
import { useGrading } from '../state/grading-context.ts';
import { isTextNext } from '../state/pending.ts';
import { gradingCommand, textCommand } from './grading-keys.ts';

/** Takes the workspace's keys wherever the focus is; before others see them, so that Enter does one thing only. */
export function useGradingKeys(): void {
  const { state, dispatch } = useGrading();
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const command = (isTextNext(state.get().pending) ? textCommand(event) : null) ?? gradingCommand(event);
      if (!command) return;
      if (command.kind !== 'leaveField') event.preventDefault();
      if (command.kind === 'save') event.stopPropagation();
      dispatch({ kind: 'ask', command, isKey: true });
    };
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [state, dispatch]);
}
