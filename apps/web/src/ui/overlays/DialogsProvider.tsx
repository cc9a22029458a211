import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { DialogsContext, type Dialogs, type Question } from './dialogs.ts';

/** Comes with the first question: most pages never ask one. */
const MessageDialog = lazy(() => import('./MessageDialog.tsx').then((module) => module.MessageDialog), {
  failure: 'popover',
});

/** Shows what `useDialogs` asks for, one after the other. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const dialogs = useMemo<Dialogs>(() => {
    const ask = (question: (answer: Question['answer']) => Question) =>
      new Promise<boolean>((resolve) => setQuestions((waiting) => [...waiting, question(resolve)]));
    return {
      alert: (request) => ask((answer) => ({ ...request, kind: 'alert', answer })),
      confirm: (request) => ask((answer) => ({ ...request, kind: 'confirm', answer })),
      prepare: () => void MessageDialog.preload().catch(() => undefined),
    };
  }, []);
  const [current] = questions;
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current !== undefined && (
        <Suspense>
          <MessageDialog
            question={current}
            onAnswer={(value) => {
              setQuestions((waiting) => waiting.filter((question) => question !== current));
              current.answer(value);
            }}
          />
        </Suspense>
      )}
    </DialogsContext>
  );
}
