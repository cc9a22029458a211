import { Suspense, useState } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { answerRoomText as words } from '../answer-room.text.ts';

const QuizDrawer = lazy(() => import('./QuizDrawer.tsx').then((module) => module.QuizDrawer), { failure: 'popover' });

export interface QuizSwitchProps {
  readonly club: number;
  readonly quiz: number;
  readonly no: number;
  readonly count: number;
  readonly clubStatus: string;
  readonly takesPart: boolean;
}

/** Where the quizzes do not stand beside the open one: which it is, and the way to the others. */
export function QuizSwitch({ no, count, ...place }: QuizSwitchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon="chevronDown"
        aria-haspopup="dialog"
        aria-label={words.switchQuiz(no, count)}
        onPress={() => setOpen(true)}
        className="min-h-11 flex-row-reverse font-semibold text-ink"
      >
        {words.quizOf(no, count)}
      </Button>
      <Suspense>{isOpen && <QuizDrawer {...place} no={no} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
