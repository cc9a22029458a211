import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { MyClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { ReactNode } from 'react';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Deadline } from '../../../../ui/dates/Deadline.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { clubQuizzesText as words } from './club-quizzes.text.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { quizState } from './quiz-state.ts';

export interface QuizRowProps {
  readonly quiz: MyClubQuiz;
  readonly isOver: boolean;
  /** Whether the reader takes part: an admin of the club has no state of their own. */
  readonly takesPart: boolean;
  /** Beside an open quiz the list is a narrow rail that says what it needs to choose by. */
  readonly isCompact: boolean;
  /** Whether it is the one that is open. */
  readonly isOpen: boolean;
  /** The way into the quiz. */
  readonly link: (parts: LinkParts) => ReactNode;
}

/** One quiz of the list: the whole row leads into it. */
export function QuizRow({ quiz, isOver, takesPart, isCompact, isOpen, link }: QuizRowProps) {
  const now = useNow();
  const { label, tone } = quizState(quiz, now, isOver);
  const { deadlineAt, isOnTime, comprehension } = quiz;
  const isLate = deadlineAt !== null && Date.parse(deadlineAt) <= now;
  // Once it is over, only a missing final answer needs the deadline for an explanation.
  const isFinal = quiz.myAnswerStatus === ANSWER_STATUS.final;
  const showsDeadline = !isOver && (!isLate || quiz.myAnswerStatus === ANSWER_STATUS.preSubmitted);
  const deadline = deadlineAt !== null && showsDeadline && (
    <Deadline due={deadlineAt} look={isCompact ? 'text' : 'chip'} precision={isCompact ? 'day' : 'minute'} />
  );
  return (
    <li
      className={cx(
        'group relative flex items-start transition-colors',
        isCompact ? 'gap-2 px-4 py-2.5' : 'gap-3 px-4 py-3.5 desktop:px-5',
        isOpen ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('flex-none font-semibold text-ink-3 tabular-nums', isCompact ? 'w-4 text-sm' : 'w-6')}
      >
        {quiz.no}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className={cx('line-clamp-2 font-semibold', isCompact && 'text-sm')}>
          {link({
            className:
              'outline-none group-hover:text-brand-ink after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand',
            children: plainQuestion(quiz.question),
            ...(isOpen && { 'aria-current': 'page' }),
          })}
        </h4>
        {isCompact ? (
          <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-xs text-ink-3 tabular-nums">
            {takesPart && <span>{label}</span>}
            {deadline}
          </p>
        ) : (
          <>
            <p className="mt-0.5 text-sm text-ink-3 tabular-nums">
              {words.opened} <DateText date={quiz.openAt} /> · {words.counts(quiz.preCount, quiz.finalCount)}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              {takesPart && <Chip tone={tone}>{label}</Chip>}
              {deadline}
              {isFinal && deadlineAt !== null && !showsDeadline && <Chip>{isOnTime ? words.onTime : words.late}</Chip>}
              {comprehension !== null && <Chip>{words.comprehension(comprehension)}</Chip>}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
