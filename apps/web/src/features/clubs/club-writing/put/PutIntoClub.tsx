import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { ButtonLook } from '../../../../ui/buttons/button-class.ts';
import type { TakenQuiz } from '../schedule/schedule.ts';
import { putText as text } from './put-into-club.text.ts';

const ClubChoice = lazy(() => import('./ClubChoice.tsx').then((module) => module.ClubChoice), { failure: 'popover' });

export interface PutIntoClubProps extends ButtonLook {
  readonly quizzes: readonly TakenQuiz[];
  readonly isDisabled?: boolean;
}

/** Quizzes that exist go into one of the clubs that one runs: choosing the club is all. */
export function PutIntoClub({ quizzes, isDisabled = false, ...look }: PutIntoClubProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        isDisabled={isDisabled}
        onHoverStart={() => void ClubChoice.preload()}
        onPress={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ClubChoice quizzes={quizzes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
