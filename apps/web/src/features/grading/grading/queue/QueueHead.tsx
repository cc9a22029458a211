import type { QueueCounts } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { memo } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { GraderLine } from '../graders/GraderLine.tsx';
import type { GradersHere } from '../graders/use-graders.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import type { Go, QueueView } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { releaseLineText } from '../release/release-line.text.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QuizSelect } from './QuizSelect.tsx';

export interface QueueHeadProps {
  readonly view: QueueView;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly counts: QueueCounts | undefined;
  readonly mine: number | null;
  readonly graders: GradersHere;
  readonly go: Go;
  readonly onChosen: () => void;
  readonly onDialog: (dialog: OpenDialog) => void;
}

/** What is graded, how far that is, and what the list is narrowed to: over the answers, which scroll below. */
export const QueueHead = memo(function QueueHead(props: QueueHeadProps) {
  const { view, quizzes, counts, mine, graders, go, onChosen, onDialog } = props;
  return (
    <div className="flex flex-none flex-col gap-1 border-b border-line px-3 pt-1.5 pb-1">
      <QuizSelect
        {...{ quizzes, counts, go, onChosen }}
        view={view}
        people={<GraderLine graders={graders} onOpen={() => onDialog('split')} />}
      >
        <IconButton size="small" icon="eye" label={releaseLineText.open} onPress={() => onDialog('release')} />
        <IconButton size="small" icon="clock" label={gradingText.open.history} onPress={() => onDialog('history')} />
        <IconButton
          size="small"
          icon="question"
          label={gradingText.open.keys}
          onPress={() => onDialog('help')}
          className="hidden desktop:grid"
        />
      </QuizSelect>
      <QueueFilters {...{ view, counts, mine, go }} />
    </div>
  );
});
