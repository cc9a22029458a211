import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { unreadyText as text } from './unready.text.ts';

export interface GradingUnreadyProps {
  readonly club: number;
  readonly isEmpty: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Nothing to grade in this club yet, or not known for an error. */
export function GradingUnready({ club, isEmpty, isRetrying, onRetry }: GradingUnreadyProps) {
  if (isEmpty)
    return (
      <EmptyState
        className="flex-1 justify-center"
        action={
          <RouterButtonLink to="/quiz-dashboard/$clubSequence/quizzes" params={{ clubSequence: club }}>
            {text.manage}
          </RouterButtonLink>
        }
      >
        {text.none}
      </EmptyState>
    );
  return (
    <ErrorState className="flex-1 justify-center" onRetry={onRetry} isRetrying={isRetrying}>
      {text.failed}
    </ErrorState>
  );
}
