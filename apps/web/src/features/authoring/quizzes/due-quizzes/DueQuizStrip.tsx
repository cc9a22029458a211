import type { DueQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Deadline } from '../../../../ui/dates/Deadline.tsx';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { dueText } from './due-quizzes.text.ts';
import { dueState } from './due-state.ts';

export interface DueQuizStripProps {
  readonly quiz: DueQuiz;
  /** The one primary action of its screen. */
  readonly isPrimary?: boolean;
}

/** The next thing to do: until when, what, where one stopped, and the way straight to it. */
export function DueQuizStrip({ quiz, isPrimary = false }: DueQuizStripProps) {
  const { clubSequence, quizSequence, clubName, week, question, deadlineAt } = quiz;
  const { state, action } = dueState(quiz);
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-2 desktop:flex-nowrap">
      <div className="flex-1 desktop:flex-none">
        {deadlineAt === null ? <Chip>{dueText.noDeadline}</Chip> : <Deadline due={deadlineAt} precision="day" />}
      </div>
      <div className="min-w-0 flex-1 max-desktop:order-first max-desktop:basis-full">
        <p className="line-clamp-2 font-semibold desktop:line-clamp-1">{dueText.quiz(week, plainQuestion(question))}</p>
        <p className="text-sm text-ink-3">
          {clubName} · {state}
        </p>
      </div>
      <RouterButtonLink
        to="/quiz/$clubSequence/quizzes/$quizSequence"
        params={{ clubSequence, quizSequence }}
        variant={isPrimary ? 'primary' : 'secondary'}
      >
        {action}
      </RouterButtonLink>
    </Card>
  );
}
