import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { versionsText } from './versions.text.ts';

const VersionsDialog = lazy(() => import('./VersionsDialog.tsx').then((module) => module.VersionsDialog), {
  failure: 'popover',
});

/** The way to every text that was submitted. */
export function AnswerVersions({ address }: { readonly address: QuizAddress }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="clock"
        variant="ghost"
        onHoverStart={() => void VersionsDialog.preload()}
        onPress={() => setOpen(true)}
      >
        {versionsText.open}
      </Button>
      <Suspense>{isOpen && <VersionsDialog address={address} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
