import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../kernel/lazy/lazy-part.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { versionsText } from './versions.text.ts';

const VersionsDialog = lazyPart(() => import('./VersionsDialog.tsx').then((module) => module.VersionsDialog), 'over');

/** The way to every text that was submitted. */
export function AnswerVersions({ address }: { readonly address: QuizAddress }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="clock"
        variant="ghost"
        onHoverStart={() => void VersionsDialog.load()}
        onPress={() => setOpen(true)}
      >
        {versionsText.open}
      </Button>
      <Suspense>{isOpen && <VersionsDialog address={address} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
