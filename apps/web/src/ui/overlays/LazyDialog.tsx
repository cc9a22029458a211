import { Suspense, useState } from 'react';
import { useOnFirstTouch } from '../states/first-touch.ts';
import { lazyPart } from '../../kernel/lazy/lazy-part.tsx';
import type { DialogProps } from './Dialog.tsx';

const Dialog = lazyPart(() => import('./Dialog.tsx').then((module) => module.Dialog), 'over');

/** A `Dialog` of a page on which most people open none: its code comes when somebody begins to do something there. */
export function LazyDialog(props: DialogProps) {
  useOnFirstTouch(Dialog.load);
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
