import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { gradeText } from './grade.text.ts';

const words = gradeText.self;
const SelfGradeDialog = lazy(() => import('./SelfGradeDialog.tsx').then((module) => module.SelfGradeDialog), {
  failure: 'popover',
});

export interface SelfGradeProps {
  readonly address: QuizAddress;
  readonly grades: AnswerRoom['grades'];
}

/** The way to grade one's own final answer, where the club allows it. */
export function SelfGrade({ address, grades }: SelfGradeProps) {
  const own = grades.find(({ grader }) => grader === 'SELF');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-3" onHoverStart={() => void SelfGradeDialog.preload()} onPress={() => setOpen(true)}>
        {own ? words.change : words.open}
      </Button>
      <Suspense>{isOpen && <SelfGradeDialog address={address} own={own} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
