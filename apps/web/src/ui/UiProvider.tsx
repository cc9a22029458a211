import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { announcerPlace } from './announcer.ts';
import { DialogsProvider } from './overlays/DialogsProvider.tsx';
import { ToastsProvider } from './overlays/ToastsProvider.tsx';
import { UnansweredPress } from './states/UnansweredPress.tsx';

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
