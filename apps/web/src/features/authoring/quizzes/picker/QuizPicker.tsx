import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { PickedQuiz } from './picked-quiz.ts';
import type { QuizCollection } from './collection.ts';
import { quizPickerText as text } from './quiz-picker.text.ts';

const QuizPickerDialog = lazy(() => import('./QuizPickerDialog.tsx').then((module) => module.QuizPickerDialog), {
  failure: 'popover',
});

export interface QuizPickerProps {
  /** Quizzes that the club has already, themselves or as a copy. */
  readonly held: ReadonlySet<number>;
  /** How many more it can have. */
  readonly room: number;
  readonly onPick: (quizzes: readonly PickedQuiz[]) => void;
}

/** The two ways to quizzes that exist already: one's own, and those of the lounge. */
export function QuizPicker({ held, room, onPick }: QuizPickerProps) {
  const [from, setFrom] = useState<QuizCollection>();
  return (
    <>
      {(['mine', 'lounge'] as const).map((collection) => (
        <Button
          key={collection}
          icon={collection === 'mine' ? 'book' : 'users'}
          isDisabled={room <= 0}
          onHoverStart={() => void QuizPickerDialog.preload()}
          onPress={() => setFrom(collection)}
        >
          {text.from[collection]}
        </Button>
      ))}
      {from !== undefined && (
        <Suspense fallback={null}>
          <QuizPickerDialog {...{ from, held, room, onPick }} onClose={() => setFrom(undefined)} />
        </Suspense>
      )}
    </>
  );
}
