import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';

export interface VersionDialogParts {
  readonly onChoose: (version: 'mine' | 'theirs') => void;
  readonly text: Readonly<Record<'title' | 'body' | 'mine' | 'theirs' | 'choose', string>>;
  /** In what the two differ. */
  readonly children: ReactNode;
}

/** The window in which one of two versions is chosen. */
export function VersionDialog({
  onPutOff,
  onChoose,
  text,
  children,
}: VersionDialogParts & { readonly onPutOff: () => void }) {
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onPutOff}
      actions={
        <>
          <Button onPress={() => onChoose('theirs')}>{text.theirs}</Button>
          <Button variant="primary" onPress={() => onChoose('mine')}>
            {text.mine}
          </Button>
        </>
      }
    >
      <p>{text.body}</p>
      {children}
    </Dialog>
  );
}
