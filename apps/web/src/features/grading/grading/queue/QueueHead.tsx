import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { ClubQueue } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { memo } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { GraderLine } from '../graders/GraderLine.tsx';
import type { GradersHere } from '../graders/use-graders.ts';
import type { GradingList } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { releaseLineText } from '../release/release-line.text.ts';
import { useGrading } from '../state/grading-context.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QuizSelect } from './QuizSelect.tsx';

export interface QueueHeadProps {
  readonly list: GradingList;
  readonly quizzes: readonly ManagedClubQuiz[];
  /** The beginning of the list, where it is here. */
  readonly page: ClubQueue | undefined;
  readonly graders: GradersHere;
}

/** What is graded, how far that is, and what the list is narrowed to: over the answers, which scroll below. */
export const QueueHead = memo(function QueueHead({ list, quizzes, page, graders }: QueueHeadProps) {
  const { dispatch } = useGrading();
  const open = (dialog: OpenDialog) => () => dispatch({ kind: 'openDialog', dialog });
  const counts = page?.counts;
  return (
    <div className="flex flex-none flex-col gap-1 border-b border-line px-3 pt-1.5 pb-1">
      <QuizSelect {...{ quizzes, counts }} view={list} people={<GraderLine graders={graders} onOpen={open('split')} />}>
        <IconButton size="small" icon="eye" label={releaseLineText.open} onPress={open('release')} />
        <IconButton size="small" icon="clock" label={gradingText.open.history} onPress={open('history')} />
        <IconButton
          size="small"
          icon="question"
          label={gradingText.open.keys}
          onPress={open('help')}
          className="hidden desktop:grid"
        />
      </QuizSelect>
      <QueueFilters {...{ counts }} view={list} mine={page?.mine ?? null} />
    </div>
  );
});
