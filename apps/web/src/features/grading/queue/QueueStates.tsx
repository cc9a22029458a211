import type { QueueCounts } from '@dure/contract/grading/grading-queue.endpoints';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/states/Skeleton.tsx';
import type { Go, QueueView } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';

const text = gradingText.queue;

/** The queue's shape while it loads. */
export function QueueSkeleton() {
  return (
    <SkeletonGroup className="border-t border-line">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-2.5 border-b border-line px-4 py-3.5">
          <Skeleton shape="circle" className="size-8" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export interface QueueEmptyProps {
  readonly view: QueueView;
  readonly counts: QueueCounts | undefined;
  readonly go: Go;
}

/** Why the list is empty, as a fact, and what to look at instead. */
export function QueueEmpty({ view, counts, go }: QueueEmptyProps) {
  const show = (filter: QueueView['filter'], label: string) => (
    <Button
      size="small"
      onPress={() => go({ filter, keyword: '', similar: false, mine: false, answer: undefined, after: undefined })}
    >
      {label}
    </Button>
  );
  if (view.similar) return <EmptyState action={show('all', text.showAll)}>{text.noneSimilar}</EmptyState>;
  if (view.keyword !== '')
    return (
      <EmptyState icon="search" action={show('all', text.showAll)}>
        {text.noneFound}
      </EmptyState>
    );
  if (counts === undefined || counts.all === 0) return <EmptyState icon="edit">{text.none}</EmptyState>;
  if (view.filter === 'graded') return <EmptyState action={show('all', text.showAll)}>{text.noneGraded}</EmptyState>;
  if (view.filter !== 'waiting' || counts.graded === 0)
    return <EmptyState action={show('all', text.showAll)}>{text.noneFound}</EmptyState>;
  return (
    <EmptyState icon="check" action={show('graded', text.gradedOnes)}>
      {text.allGraded}
    </EmptyState>
  );
}
