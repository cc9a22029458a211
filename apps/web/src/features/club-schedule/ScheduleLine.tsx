import { useState, type KeyboardEvent } from 'react';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { cx } from '../../ui/cx.ts';
import { DateTimePicker } from '../../ui/DateTimePicker.tsx';
import { formatShortDateTime } from '../../ui/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';
import { useNow } from '../../ui/use-now.ts';
import { scheduleText as text } from './club-schedule.text.ts';
import type { ScheduleRow } from './schedule.ts';

const DRAGGED = 'text/x-quiz-key';

export interface ScheduleLineProps {
  readonly row: ScheduleRow;
  readonly index: number;
  readonly count: number;
  readonly weekCount: number;
  /** Sentences of the server for this row, by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<ScheduleRow>) => void;
  readonly onMove: (to: number) => void;
  readonly onDropKey: (key: string) => void;
  readonly onRemove: () => void;
}

/** One quiz of the order: moved by its handle, by buttons or by Alt and the arrows; its dates open below. */
export function ScheduleLine(props: ScheduleLineProps) {
  const { row, index, count, weekCount, faults, onChange, onMove, onDropKey, onRemove } = props;
  const zone = useTimeZone();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const no = index + 1;
  const messages = Object.values(faults);
  const isShown = isOpen || messages.length > 0;
  const isOpened = row.published && Date.parse(row.openAt) <= now;

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
        isOver ? 'border-brand' : messages.length > 0 ? 'border-bad' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 px-1 py-1 desktop:flex-nowrap desktop:px-2">
        <span
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, row.key)}
          className="hidden size-9 flex-none cursor-grab place-items-center text-ink-3 desktop:grid"
        >
          <Icon name="grip" />
        </span>
        <button
          type="button"
          data-quiz-key={row.key}
          aria-expanded={isShown}
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
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control px-2 text-left desktop:w-auto desktop:flex-1"
        >
          <span className="w-6 flex-none text-right font-bold text-ink-3 tabular-nums">{no}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{plainQuestion(row.question)}</span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3 tabular-nums">
              <span>{text.weekOf(row.week)}</span>
              <span>{text.open(formatShortDateTime(row.openAt, now, zone))}</span>
              {row.deadlineAt !== null && <span>{text.due(formatShortDateTime(row.deadlineAt, now, zone))}</span>}
              {row.quizSequence === null && <Chip>{text.fresh}</Chip>}
              {row.answerCount > 0 && <span>{text.keepsAnswers(row.answerCount)}</span>}
              {messages.length > 0 && <Chip tone="bad">{text.faults}</Chip>}
            </span>
          </span>
        </button>
        <div className="ml-auto flex items-center gap-1">
          <Switch
            aria-label={text.publishedNamed(no)}
            isSelected={row.published}
            onChange={(published) => onChange({ published })}
            className="mr-2"
          >
            <span className="text-sm">{row.published ? text.published : text.unpublished}</span>
          </Switch>
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
            isDisabled={row.answerCount > 0}
            onPress={onRemove}
          />
        </div>
      </div>
      {isShown && (
        <div role="group" aria-label={text.dates(no)} className="flex flex-col gap-4 border-t border-line p-4">
          {(faults['published'] ?? faults['quizSequence'] ?? faults['written']) !== undefined && (
            <p className="text-sm text-bad">{faults['published'] ?? faults['quizSequence'] ?? faults['written']}</p>
          )}
          <div className="grid gap-4 desktop:grid-cols-[10rem_1fr_1fr]">
            <NumberField
              label={text.week}
              minValue={1}
              maxValue={weekCount}
              value={row.week}
              onChange={(week) => onChange({ week: week ?? 1 })}
              error={faults['week']}
            />
            <DateTimePicker
              label={text.openAt}
              description={text.openAtHint}
              isRequired
              value={row.openAt}
              onChange={(openAt) => {
                if (openAt !== null) onChange({ openAt });
              }}
              error={faults['openAt']}
            />
            <DateTimePicker
              label={text.deadlineAt}
              description={text.deadlineHint}
              value={row.deadlineAt}
              onChange={(deadlineAt) => onChange({ deadlineAt })}
              error={faults['deadlineAt']}
            />
          </div>
          {!isOpened && (
            <Button
              size="small"
              className="self-start"
              onPress={() => onChange({ published: true, openAt: new Date().toISOString() })}
            >
              {text.publishNow}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
