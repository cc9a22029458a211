import { ApiError } from '../../kernel/calls/api-error.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { AnswerSkeleton, GradeSkeleton } from './answer-pane/AnswerPane.tsx';
import { gradingText } from './grading.text.ts';
import { QueueSkeleton } from './queue/QueueStates.tsx';

/** The workspace's shape while it is not known which quiz will be graded. */
export function GradingLoading() {
  return (
    <div className="flex flex-1 flex-col desktop:flex-row">
      <div className="bg-surface pt-4 desktop:w-72.5">
        <QueueSkeleton />
      </div>
      <div className="hidden flex-1 px-7 py-6 desktop:block">
        <AnswerSkeleton />
      </div>
      <div className="hidden w-90 bg-surface p-5 desktop:block">
        <GradeSkeleton />
      </div>
    </div>
  );
}

export interface GradingUnreadyProps {
  readonly club: number;
  readonly isEmpty: boolean;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Nothing to grade in this club yet, or not known for an error. Who may not come in is told so elsewhere. */
export function GradingUnready({ club, isEmpty, error, isRetrying, onRetry }: GradingUnreadyProps) {
  const { none, manage, failed } = gradingText.quiz;
  if (isEmpty)
    return (
      <EmptyState
        className="flex-1 justify-center"
        action={
          <RouterButtonLink to="/quiz-dashboard/$clubSequence/quizzes" params={{ clubSequence: club }}>
            {manage}
          </RouterButtonLink>
        }
      >
        {none}
      </EmptyState>
    );
  const isForbidden = error instanceof ApiError && error.status === 403;
  if (!error || isForbidden) return <GradingLoading />;
  return (
    <ErrorState className="flex-1 justify-center" onRetry={onRetry} isRetrying={isRetrying}>
      {failed}
    </ErrorState>
  );
}
