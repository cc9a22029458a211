import { Suspense } from 'react';
import { lazyPart } from '../kernel/lazy-part.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { shellText } from './shell.text.ts';
import { usePanel } from './use-panel.ts';

const BellPanel = lazyPart(() => import('./BellPanel.tsx').then((module) => module.BellPanel));

/** The way to the notifications. */
export function Bell() {
  const { isOpen, trigger, close, buttonProps } = usePanel(BellPanel.load);
  return (
    <>
      <IconButton icon="bell" label={shellText.bell.label} {...buttonProps} />
      <Suspense>{isOpen && <BellPanel trigger={trigger} onClose={close} />}</Suspense>
    </>
  );
}
