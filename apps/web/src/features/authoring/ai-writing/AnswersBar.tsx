import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { Suspense, useState, type ReactNode } from 'react';
import { isRunning } from '../../../api/authoring/ai-writing/under-way.ts';
import { usePreloadOnInteraction } from '../../../kernel/lazy/use-preload-on-interaction.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { aiWritingText } from './ai-writing.text.ts';
import type { TakeAnswer } from './AnswerReview.tsx';
import type { SeeSource } from './DraftSources.tsx';
import { useAiWritings, useDropWriting } from './use-ai-writings.ts';
import { waitingIn } from './waiting-drafts.ts';
import { WritingProgress } from './WritingProgress.tsx';

const AnswerReview = lazy(() => import('./AnswerReview.tsx').then((module) => module.AnswerReview), {
  failure: 'popover',
});
const FillDialog = lazy(() => import('./FillDialog.tsx').then((module) => module.FillDialog), { failure: 'popover' });

const text = aiWritingText.many;

export interface AnswersBarProps {
  /** Quizzes of the page that have no model answer. */
  readonly quizzes: readonly AuthoredQuiz[];
  readonly contentSequence: number | null;
  readonly contentField: ReactNode;
  readonly onTake: TakeAnswer;
  readonly onSee: SeeSource;
}

/** Over the list of quizzes: has model answers drafted for many at once, tells how far that is, and leads to the drafts. */
export function AnswersBar({ quizzes, contentSequence, contentField, onTake, onSee }: AnswersBarProps) {
  const [open, setOpen] = useState<'fill' | 'review'>();
  const drop = useDropWriting();
  const writings = useAiWritings().filter(({ kind }) => kind === 'MODEL_ANSWER');
  const running = writings.find((one) => isRunning(one) && one.of > 1);
  const failed = writings.filter(({ state, of }) => state === 'FAILED' && of > 1);
  const waiting = writings.flatMap(waitingIn).length;
  usePreloadOnInteraction(FillDialog.preload, quizzes.length > 1);
  usePreloadOnInteraction(AnswerReview.preload, waiting > 0);
  return (
    <div className="flex flex-col gap-2">
      {running ? (
        <div className="rounded-box border border-line bg-surface px-4 py-3">
          <WritingProgress writing={running} onStop={() => void drop(running.aiWritingSequence)} />
        </div>
      ) : (
        quizzes.length > 1 && (
          <Button size="small" className="self-start" onPress={() => setOpen('fill')}>
            {text.open}
          </Button>
        )
      )}
      {failed.map(({ aiWritingSequence, reason }) => (
        <div key={aiWritingSequence} className="flex flex-wrap items-center gap-2">
          <p role="alert" className="min-w-0 flex-1 text-sm text-bad">
            {aiWritingText.answer.failed} {reason}
          </p>
          <Button size="small" variant="ghost" onPress={() => void drop(aiWritingSequence)}>
            {aiWritingText.answer.drop}
          </Button>
        </div>
      ))}
      {waiting > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box bg-brand-soft px-4 py-2 text-sm">
          <span className="min-w-0 flex-1 font-semibold text-brand-ink">{text.ready(waiting)}</span>
          <Button size="small" onPress={() => setOpen('review')}>
            {text.look}
          </Button>
        </p>
      )}
      <Suspense>
        {open === 'fill' && (
          <FillDialog
            quizzes={quizzes}
            contentSequence={contentSequence}
            contentField={contentField}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'review' && (
          <AnswerReview writings={writings} onTake={onTake} onSee={onSee} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
