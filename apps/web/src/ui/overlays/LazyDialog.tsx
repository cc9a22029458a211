import { Suspense, useState } from 'react';
import { usePreloadOnInteraction } from '../../kernel/lazy/use-preload-on-interaction.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import type { DialogProps } from './Dialog.tsx';

const Dialog = lazy(() => import('./Dialog.tsx').then((module) => module.Dialog), { failure: 'popover' });

/** A `Dialog` of a page on which most people open none: its code comes when somebody begins to do something there. */
export function LazyDialog(props: DialogProps) {
  usePreloadOnInteraction(Dialog.preload);
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
