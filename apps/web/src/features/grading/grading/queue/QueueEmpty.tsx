import type { QueueCounts } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import type { QueueView } from '../grading-place.ts';
import { useGrading } from '../state/grading-context.ts';
import { queueEmptyText as text } from './queue-empty.text.ts';

export interface QueueEmptyProps {
  readonly view: QueueView;
  readonly counts: QueueCounts | undefined;
}

/** Why the list is empty, as a fact, and what to look at instead. */
export function QueueEmpty({ view, counts }: QueueEmptyProps) {
  const { go } = useGrading();
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
