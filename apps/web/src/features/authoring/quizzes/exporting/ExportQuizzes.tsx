import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog), {
  failure: 'popover',
});

export interface ExportQuizzesProps {
  readonly label: string;
  /** Those that the list shows. */
  readonly quizzes: readonly AuthoredQuiz[];
}

/** Quizzes leave as a file. */
export function ExportQuizzes({ label, quizzes }: ExportQuizzesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon="download"
        className="self-end"
        isDisabled={quizzes.length === 0}
        onHoverStart={() => void ExportDialog.preload()}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog quizzes={quizzes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
