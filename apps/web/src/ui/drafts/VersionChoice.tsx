import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';

export interface VersionChoiceProps {
  /** What somebody else kept meanwhile; null where nobody did. */
  readonly theirs: object | null;
  readonly onChoose: (version: 'mine' | 'theirs') => void;
  readonly text: Readonly<Record<'title' | 'body' | 'mine' | 'theirs' | 'choose', string>>;
  /** In what the two differ. */
  readonly children: ReactNode;
}

/**
 * Two people, or one on two devices, changed the same thing: which version to go on with. It can be put off; nothing more is
 * sent until then.
 */
export function VersionChoice({ theirs, onChoose, text, children }: VersionChoiceProps) {
  const [putOff, setPutOff] = useState<object | null>(null);
  if (theirs === null) return null;
  if (putOff === theirs) {
    return (
      <Button size="small" onPress={() => setPutOff(null)} className="self-start">
        {text.choose}
      </Button>
    );
  }
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={() => setPutOff(theirs)}
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
