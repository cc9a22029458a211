import { Suspense, useEffect, useState } from 'react';
import { askToLogIn } from '../../../../kernel/interruptions.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { useSession } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { clubsText } from '../cards/clubs.text.ts';

const JoinByCodeDialog = lazy(() => import('./JoinByCodeDialog.tsx').then((module) => module.JoinByCodeDialog), {
  failure: 'popover',
});

export interface JoinByCodeButtonProps {
  /** The code of a join link: the dialog then is open from the start. */
  readonly code?: string | undefined;
  readonly onClose?: () => void;
}

/** Joining with a participation code; a visitor logs in first, and comes back to the code that a link carries. */
export function JoinByCodeButton({ code, onClose }: JoinByCodeButtonProps) {
  const { logged } = useSession();
  const [isOpen, setOpen] = useState(logged && code !== undefined);
  const isVisitor = !logged && code !== undefined;
  useEffect(() => {
    if (isVisitor) askToLogIn(clubsText.loginToJoin);
  }, [isVisitor]);
  const close = () => {
    setOpen(false);
    if (code !== undefined) onClose?.();
  };
  return (
    <>
      <Button
        variant="primary"
        className="grow desktop:grow-0"
        onHoverStart={() => void JoinByCodeDialog.preload()}
        onPress={() => (logged ? setOpen(true) : askToLogIn(clubsText.loginToJoin))}
      >
        {clubsText.joinByCode}
      </Button>
      <Suspense>{isOpen && <JoinByCodeDialog initialCode={code} onDone={close} />}</Suspense>
    </>
  );
}
