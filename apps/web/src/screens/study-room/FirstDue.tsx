import type { DueQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { dueState } from '../../features/authoring/quizzes/due-quizzes/due-state.ts';
import { dueText } from '../../features/authoring/quizzes/due-quizzes/due-quizzes.text.ts';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Deadline } from '../../ui/dates/Deadline.tsx';
import { studyRoomText as text } from './study-room.text.ts';

/** The quiz that closes first, with the one primary button of the page. */
export function FirstDue({ quiz }: { readonly quiz: DueQuiz }) {
  const { clubSequence, quizSequence, clubName, no, question, deadlineAt } = quiz;
  const { state, action } = dueState(quiz);
  return (
    <div className="flex flex-col gap-4 p-4 desktop:flex-row desktop:items-center desktop:gap-6 desktop:p-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {deadlineAt === null ? <Chip>{dueText.noDeadline}</Chip> : <Deadline due={deadlineAt} />}
          <span className="text-sm wrap-anywhere text-ink-3">{text.place(clubName, no)}</span>
        </div>
        <h2 className="mt-2 line-clamp-3 text-lg font-bold text-pretty break-words">{plainQuestion(question)}</h2>
        <p className="mt-1 text-sm text-ink-3">{state}</p>
      </div>
      <RouterButtonLink
        to="/quiz/$clubSequence/quizzes/$quizSequence"
        params={{ clubSequence, quizSequence }}
        variant="primary"
        className="justify-center"
      >
        {action}
      </RouterButtonLink>
    </div>
  );
}
