import { AnswerSkeleton, GradeSkeleton } from '../answer-pane/AnswerSkeleton.tsx';
import { QueueSkeleton } from '../queue/QueueSkeleton.tsx';

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
