import { useState } from 'react';
import { askToLogIn } from '../../kernel/interruptions.ts';
import { useSession } from '../../kernel/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { clubsText } from './clubs.text.ts';
import { JoinByCode } from './JoinByCode.tsx';

const text = clubsText.join;

export interface JoinByCodeButtonProps {
  /** The code of a join link: the dialog then is open from the start. */
  readonly code?: string | undefined;
  readonly onClose?: () => void;
}

/** Joining with a participation code; a visitor logs in first. */
export function JoinByCodeButton({ code, onClose }: JoinByCodeButtonProps) {
  const { logged } = useSession();
  const [isOpen, setOpen] = useState(logged && code !== undefined);
  const close = () => {
    setOpen(false);
    if (code !== undefined) onClose?.();
  };
  return (
    <>
      <Button
        variant="primary"
        className="flex-1 desktop:flex-none"
        onPress={() => (logged ? setOpen(true) : askToLogIn(clubsText.loginToJoin))}
      >
        {text.open}
      </Button>
      <Dialog title={text.title} size="small" isOpen={isOpen} onClose={close}>
        <JoinByCode initialCode={code} onDone={close} />
      </Dialog>
    </>
  );
}
