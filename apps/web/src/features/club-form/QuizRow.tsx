import { useState, type KeyboardEvent } from 'react';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { Chip } from '../../ui/Chip.tsx';
import { cx } from '../../ui/cx.ts';
import { formatShortDateTime } from '../../ui/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';
import { useNow } from '../../ui/use-now.ts';
import type { QuizValues } from './club-values.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { QuizEditor } from './QuizEditor.tsx';
import { useForm } from './use-club-form.ts';

export interface QuizRowProps {
  readonly quiz: QuizValues;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Another quiz was dragged to this one's place. */
  readonly onDropKey: (key: string) => void;
  readonly onRemove: () => void;
}

const DRAGGED = 'text/x-quiz-key';

/** One quiz of the list: a line that opens into its editor, and the ways to move and delete it. */
export function QuizRow({ quiz, index, count, onMove, onDropKey, onRemove }: QuizRowProps) {
  const { openQuiz, setOpenQuiz, shown } = useForm();
  const zone = useTimeZone();
  const now = useNow();
  const [isOver, setIsOver] = useState(false);
  const isOpen = openQuiz === quiz.key;
  const no = index + 1;
  const faults = shown.filter(({ path }) => path.startsWith(`quizzes.${quiz.key}.`)).length;
  const title = plainQuestion(quiz.question);

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      className={cx(
        'rounded-box border bg-surface',
        isOver ? 'border-brand' : faults > 0 ? 'border-bad' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 px-1 py-1 desktop:flex-nowrap desktop:px-2">
        <span
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, quiz.key)}
          className="hidden size-9 flex-none cursor-grab place-items-center text-ink-3 desktop:grid"
        >
          <Icon name="grip" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={moveByKey}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes(DRAGGED)) return;
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            setIsOver(false);
            const key = event.dataTransfer.getData(DRAGGED);
            if (key !== '') onDropKey(key);
          }}
          onClick={() => setOpenQuiz(isOpen ? null : quiz.key)}
          className="flex min-h-14 w-full min-w-0 items-center gap-3 desktop:w-auto desktop:flex-1 rounded-control px-2 text-left"
        >
          <Icon name={isOpen ? 'close' : 'edit'} size={16} className="text-ink-3" />
          <span className="flex-none font-bold text-ink-3 tabular-nums">{no}</span>
          <span className="min-w-0 flex-1">
            <span className={cx('block truncate font-semibold', !title && 'text-ink-3')}>{title || text.untitled}</span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3 tabular-nums">
              <span>{text.week(quiz.week)}</span>
              {quiz.openAt !== null && <span>{text.open(formatShortDateTime(quiz.openAt, now, zone))}</span>}
              {quiz.deadlineAt !== null && <span>{text.due(formatShortDateTime(quiz.deadlineAt, now, zone))}</span>}
              {!quiz.published && <Chip>{text.unpublished}</Chip>}
              {quiz.answerCount > 0 && <span>{text.answers(quiz.answerCount)}</span>}
              {faults > 0 && <Chip tone="bad">{text.faults(faults)}</Chip>}
            </span>
          </span>
        </button>
        <div className="ml-auto flex gap-1">
          <IconButton
            icon="chevronUp"
            size="small"
            label={text.up(no)}
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <IconButton
            icon="chevronDown"
            size="small"
            label={text.down(no)}
            isDisabled={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
          <IconButton
            icon="trash"
            size="small"
            label={text.remove(no)}
            isDisabled={quiz.answerCount > 0}
            onPress={onRemove}
          />
        </div>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-5 border-t border-line p-4 desktop:p-5">
          {quiz.answerCount > 0 && <p className="text-sm text-ink-3">{text.removeAnswered}</p>}
          <QuizEditor quiz={quiz} />
        </div>
      )}
    </li>
  );
}
