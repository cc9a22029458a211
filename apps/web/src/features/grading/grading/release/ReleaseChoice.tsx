import type { HeldGrades } from '@dure/contract/grading/grading/grading-release.endpoints';
import { quizNumbers, releaseNotice } from '@dure/contract/grading/grading/release-notice.text';
import { formatDate } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { releaseText as text } from './release.text.ts';

type HeldQuiz = HeldGrades['quizzes'][number];

export interface ReleaseChoiceProps {
  readonly held: HeldGrades;
  readonly chosen: readonly HeldQuiz[];
  readonly isEarly: (quiz: HeldQuiz) => boolean;
  readonly onToggle: (quiz: HeldQuiz) => void;
}

/** The quizzes with something to release, what of them stays as it is, and the words that go out. */
export function ReleaseChoice({ held, chosen, isEarly, onToggle }: ReleaseChoiceProps) {
  const timeZone = useTimeZone();
  const stateOf = (quiz: HeldQuiz) => {
    if (isEarly(quiz)) return text.early(formatDate(quiz.deadlineAt!, timeZone));
    return quiz.waitingCount > 0 ? text.ungraded(quiz.waitingCount) : text.allGraded;
  };
  return (
    <>
      <p className="text-ink-2">{text.lead}</p>
      <ul aria-label={text.quizzes} className="my-4 divide-y divide-line border-y border-line">
        {held.quizzes.map((quiz) => (
          <li key={quiz.quizSequence} className="flex items-center gap-3 py-1.5">
            <Checkbox
              className="min-w-0 flex-1"
              isSelected={chosen.includes(quiz)}
              onChange={() => onToggle(quiz)}
              description={stateOf(quiz)}
            >
              <span className="line-clamp-2 font-semibold">{text.quiz(quiz.no, plainQuestion(quiz.question))}</span>
            </Checkbox>
            <b className="flex-none tabular-nums">{text.count(quiz.heldCount)}</b>
          </li>
        ))}
      </ul>
      <p className="text-sm font-semibold text-ink-2">{text.notice}</p>
      <p className="mt-1.5 rounded-box bg-sunken px-3.5 py-2.5">
        {chosen.length > 0 ? releaseNotice(held.clubName, quizNumbers(chosen.map(({ no }) => no))) : text.chooseFirst}
      </p>
      <p className="mt-3 text-sm text-ink-2">{text.final}</p>
    </>
  );
}
