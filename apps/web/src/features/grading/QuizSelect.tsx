import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import { Progress } from '../../ui/Progress.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Go } from './grading-place.ts';
import { gradingText } from './grading.text.ts';

const text = gradingText.quiz;

export interface QuizSelectProps {
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly quiz: ManagedClubQuiz | undefined;
  readonly go: Go;
}

/** Which quiz is being graded, and how far that is. */
export function QuizSelect({ quizzes, quiz, go }: QuizSelectProps) {
  const total = quiz?.finalCount ?? 0;
  const graded = total - (quiz?.ungradedCount ?? 0);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={text.label}
        labelHidden
        value={quiz ? String(quiz.quizSequence) : null}
        options={quizzes.map(({ quizSequence, week, no, ungradedCount, finalCount }) => ({
          value: String(quizSequence),
          label: text.option(week, no),
          description: text.state(ungradedCount, finalCount),
        }))}
        onChange={(value) => go({ quiz: Number(value), page: 1, answer: undefined })}
      />
      <Progress
        label={text.progress}
        value={graded}
        max={Math.max(1, total)}
        valueText={text.progressValue(graded, total)}
      />
    </div>
  );
}
