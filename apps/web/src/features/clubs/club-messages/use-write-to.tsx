import { useState } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { clubMessagesText } from './club-messages.text.ts';

const MessageDialog = lazy(() => import('./MessageDialog.tsx').then((module) => module.MessageDialog), {
  failure: 'popover',
});
const NOBODY: ReadonlySet<string> = new Set();

/** Members who are chosen in a list, and the way to write to them. */
export function useWriteTo(clubSequence: number, listed: readonly { readonly memberUUID: string }[]) {
  const [chosen, setChosen] = useState(NOBODY);
  const [isWriting, setWriting] = useState(false);
  const recipients = listed.map(({ memberUUID }) => memberUUID).filter((id) => chosen.has(id));
  return {
    selection: { selected: chosen, onChange: setChosen },
    button: recipients.length > 0 && (
      <Button icon="send" onHoverStart={() => void MessageDialog.preload()} onPress={() => setWriting(true)}>
        {clubMessagesText.dialog(recipients.length)}
      </Button>
    ),
    /** It comes late: a Suspense stands around it. */
    dialog: isWriting && <MessageDialog {...{ clubSequence, recipients }} onClose={() => setWriting(false)} />,
  };
}
