import type { QueueCounts } from '@dure/contract/grading/grading-queue.endpoints';
import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { GraderLine } from '../graders/GraderLine.tsx';
import type { GradersHere } from '../graders/use-graders.ts';
import type { Go, GradingPlace } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { releaseText } from '../release/release.text.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QuizSelect } from './QuizSelect.tsx';

export interface QueueHeadProps {
  readonly place: GradingPlace;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly counts: QueueCounts | undefined;
  readonly mine: number | null;
  readonly graders: GradersHere;
  readonly go: Go;
  readonly onChosen: () => void;
  readonly onHistory: () => void;
  readonly onRelease: () => void;
  readonly onHelp: () => void;
  readonly onSplit: () => void;
}

/** What is graded, how far that is, and what the list is narrowed to: over the answers, which scroll below. */
export function QueueHead(props: QueueHeadProps) {
  const { place, quizzes, counts, mine, graders, go, onChosen, onHistory, onRelease, onHelp, onSplit } = props;
  return (
    <div className="flex flex-none flex-col gap-1 border-b border-line px-3 pt-1.5 pb-1">
      <QuizSelect
        {...{ quizzes, counts, go, onChosen }}
        view={place}
        people={<GraderLine graders={graders} onOpen={onSplit} />}
      >
        <IconButton size="small" icon="eye" label={releaseText.open} onPress={onRelease} />
        <IconButton size="small" icon="clock" label={gradingText.history.open} onPress={onHistory} />
        <IconButton
          size="small"
          icon="question"
          label={gradingText.keys.open}
          onPress={onHelp}
          className="hidden desktop:grid"
        />
      </QuizSelect>
      <QueueFilters view={place} {...{ counts, mine, go }} />
    </div>
  );
}
