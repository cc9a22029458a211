import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../kernel/lazy/lazy-part.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog), 'over');

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
        onHoverStart={() => void ExportDialog.load()}
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
