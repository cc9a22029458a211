import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { gradeText } from './grade.text.ts';

const words = gradeText.review;
const AskReviewDialog = lazy(() => import('./AskReviewDialog.tsx').then((module) => module.AskReviewDialog), {
  failure: 'popover',
});

export interface AskReviewProps {
  readonly address: QuizAddress;
  readonly until: string | null;
}

/** The way to ask that the grade be looked at again, and until when. */
export function AskReview({ address, until }: AskReviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onHoverStart={() => void AskReviewDialog.preload()} onPress={() => setOpen(true)}>
        {words.ask}
      </Button>
      {until !== null && (
        <p className="text-sm text-ink-3">
          <DateText date={until} look="short" /> {words.until}
        </p>
      )}
      <Suspense>{isOpen && <AskReviewDialog address={address} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
