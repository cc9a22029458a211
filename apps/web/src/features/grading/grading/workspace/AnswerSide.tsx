import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { AnswerSkeleton, GradeSkeleton } from '../answer-pane/AnswerSkeleton.tsx';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';
import { AnswerPane, GradeHead, GradePane } from './open-parts.ts';
import type { GradingData } from './use-grading-data.ts';
import { isThere, type MaybeOpen } from './use-open-answer.ts';

export interface SideProps {
  readonly shown: MaybeOpen;
  readonly data: Pick<GradingData, 'address' | 'detail'>;
  /** No answer is open, and none will be. */
  readonly isMissing: boolean;
}

/** The open answer; until it has come its shape, and an error where it cannot. */
export function AnswerSide({ shown, data: { address, detail }, isMissing }: SideProps) {
  const { book } = useGrading();
  if (isThere(shown)) return <AnswerPane fallback={<AnswerSkeleton />} answer={shown} />;
  if (!detail.isError) return !isMissing && <AnswerSkeleton />;
  return (
    <ErrorState
      onRetry={() => void detail.refetch()}
      isRetrying={detail.isFetching}
      {...(address && answerKey(address) in book.drafts.get() && { kept: gradingText.answer.kept })}
    >
      {gradingText.answer.failed}
    </ErrorState>
  );
}

/** What grades the open answer. */
export function GradeSide({ shown, data: { detail }, isMissing }: SideProps) {
  if (isThere(shown)) return <GradePane fallback={<GradeSkeleton />} answer={shown} />;
  return !detail.isError && !isMissing && <GradeSkeleton />;
}

export const GradeHeadSide = ({ shown }: Pick<SideProps, 'shown'>) => isThere(shown) && <GradeHead answer={shown} />;
