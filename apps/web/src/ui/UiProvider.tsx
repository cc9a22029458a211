import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { announcerPlace } from './announcer.ts';
import { DialogsProvider } from './overlays/DialogsProvider.tsx';
import { ToastsProvider } from './overlays/ToastsProvider.tsx';
import { currentLoadFailure } from '../kernel/lazy/load-with-retry.ts';
import { useStore } from '../kernel/store.ts';
import { unansweredControl } from '../kernel/hydration/event-replay.ts';
import { LoadFailurePopover } from './states/LoadFailureNotice.tsx';

/** Says it beside a control that came rendered and that nothing answers, because its code cannot be had now. */
function UnansweredPress() {
  const [control, failure] = [useStore(unansweredControl, () => null), useStore(currentLoadFailure, () => undefined)];
  return control && failure && <LoadFailurePopover failure={failure} control={control} />;
}

/** What every screen stands in: Korean dates and messages, dialogs and toasts. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider locale="ko-KR">
      <div {...announcerPlace} aria-live="assertive" className="sr-only" />
      <ToastsProvider>
        <DialogsProvider>
          {children}
          <UnansweredPress />
        </DialogsProvider>
      </ToastsProvider>
    </I18nProvider>
  );
}
