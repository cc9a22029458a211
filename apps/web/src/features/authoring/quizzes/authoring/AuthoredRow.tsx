import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { QUIZ_STATUS_LABELS } from '@dure/contract/authoring/quizzes/quiz-status';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { IconButton, iconButtonClass } from '../../../../ui/buttons/IconButton.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { cx } from '../../../../ui/cx.ts';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Highlight } from '../../../../ui/text/Highlight.tsx';
import { authoringText as text } from './authoring.text.ts';
import { STATUS_TONES } from './status-tones.ts';

const SHOWN_KEYWORDS = 3;

export interface AuthoredRowProps {
  readonly quiz: AuthoredQuiz;
  readonly words: readonly string[];
  readonly isOpen: boolean;
  /** Editing is offered in this order of the list. */
  readonly isEditable: boolean;
  readonly isMoving: boolean;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
  readonly editLink: (parts: LinkParts) => ReactNode;
}

/** One quiz of the list: number, question, model answer and keywords, what became of it, edit and delete. */
export function AuthoredRow(props: AuthoredRowProps) {
  const { quiz, words, isOpen, isEditable, isMoving, onRemove, onRestore, editLink } = props;
  const { no, question, modelAnswer, modelAnswerKeywords: keywords, quizStatus, clubCount, mean, goneAt } = quiz;
  const zone = useTimeZone();
  return (
    <li
      aria-current={isOpen || undefined}
      className={cx(
        // What is far out of sight is not laid out: it would be twice, before the fonts are here and after.
        'flex gap-3 py-3 pr-2 pl-3 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] desktop:pl-4',
        isOpen && 'bg-brand-soft',
      )}
    >
      <span className="w-7 flex-none text-center font-semibold text-ink-3 tabular-nums">{no}</span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold break-words">
          <Highlight text={plainQuestion(question)} words={words} />
        </p>
        <p className="line-clamp-1 text-sm break-words text-ink-2">
          {modelAnswer === '' ? text.noModelAnswer : plainQuestion(modelAnswer)}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
          <Chip tone={STATUS_TONES[quizStatus]} className={cx(isOpen && quizStatus === 'PRIVATE' && 'bg-surface')}>
            {QUIZ_STATUS_LABELS[quizStatus]}
          </Chip>
          {keywords.length > 0 && (
            <span className="min-w-0 break-words">
              {text.keywords(keywords.slice(0, SHOWN_KEYWORDS), keywords.length - SHOWN_KEYWORDS)}
            </span>
          )}
          <span className="ml-auto tabular-nums">
            {goneAt
              ? text.goneAt(formatMonthDay(goneAt, zone))
              : clubCount > 0
                ? text.used(clubCount, mean)
                : text.unused}
          </span>
        </p>
      </div>
      <div className="-mt-0.5 flex flex-none flex-col gap-1 desktop:flex-row desktop:gap-0">
        {quiz.can.restore ? (
          <Button size="small" icon="undo" isPending={isMoving} onPress={onRestore}>
            {text.restore}
          </Button>
        ) : (
          <>
            {isEditable ? (
              editLink({
                id: `edit-${quiz.quizSequence}`,
                'aria-label': text.edit(no),
                className: iconButtonClass('small'),
                children: <Icon name="edit" size={18} />,
              })
            ) : (
              <IconButton icon="edit" size="small" label={text.edit(no)} isDisabled />
            )}
            <IconButton icon="trash" size="small" label={text.remove(no)} isPending={isMoving} onPress={onRemove} />
          </>
        )}
      </div>
    </li>
  );
}
