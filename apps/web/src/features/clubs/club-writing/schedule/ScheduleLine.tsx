import { useState } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { dateTimesClass } from '../../../../ui/fields/control-class.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateTimePicker } from '../../../../ui/dates/DateTimePicker.tsx';
import { formatShortDateTime } from '../../../../ui/dates/format-date.ts';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { SortableRow } from '../../../../ui/lists/SortableRow.tsx';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { scheduleText as text } from './club-schedule.text.ts';
import type { ScheduleRow } from './schedule.ts';

export interface ScheduleLineProps {
  readonly row: ScheduleRow;
  readonly index: number;
  readonly count: number;
  readonly weekCount: number;
  /** Sentences of the server for this row, by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<ScheduleRow>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One quiz of the order: moved by its handle, by buttons or by Alt and the arrows; its dates open below. */
export function ScheduleLine(props: ScheduleLineProps) {
  const { row, index, count, weekCount, faults, onChange, onMove, onRemove } = props;
  const zone = useTimeZone();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const no = index + 1;
  const messages = Object.values(faults);
  const isShown = isOpen || messages.length > 0;
  const isOpened = row.published && Date.parse(row.openAt) <= now;

  const refused = faults['published'] ?? faults['quizSequence'] ?? faults['written'];
  return (
    <SortableRow
      index={index}
      count={count}
      title={plainQuestion(row.question)}
      facts={
        <>
          <span>{text.weekOf(row.week)}</span>
          <span>{text.open(formatShortDateTime(row.openAt, now, zone))}</span>
          {row.deadlineAt !== null && <span>{text.due(formatShortDateTime(row.deadlineAt, now, zone))}</span>}
          {row.quizSequence === null && <Chip>{row.sourceQuizSequence === null ? text.fresh : text.copied}</Chip>}
          {row.answerCount > 0 && <span>{text.keepsAnswers(row.answerCount)}</span>}
          {messages.length > 0 && <Chip tone="bad">{text.faults}</Chip>}
        </>
      }
      isFaulty={messages.length > 0}
      isOpen={isShown}
      onToggle={() => setIsOpen(!isOpen)}
      labels={{ up: text.up(no), down: text.down(no), remove: text.remove(no) }}
      isFixed={row.answerCount > 0}
      onMove={onMove}
      onRemove={onRemove}
      control={
        <Switch
          aria-label={text.publishedNamed(no)}
          isSelected={row.published}
          onChange={(published) => onChange({ published })}
          className="mr-2"
        >
          <span className="text-sm">{row.published ? text.published : text.unpublished}</span>
        </Switch>
      }
    >
      <div role="group" aria-label={text.dates(no)} className="flex flex-col gap-4 border-t border-line p-4">
        {refused !== undefined && (
          <p data-refusal="" data-sentence="" tabIndex={-1} className="text-sm text-bad">
            {refused}
          </p>
        )}
        <div className={dateTimesClass}>
          <NumberField
            label={text.week}
            minValue={1}
            maxValue={weekCount}
            value={row.week}
            onChange={(week) => onChange({ week: week ?? 1 })}
            error={faults['week']}
            className="col-span-full max-w-48"
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
    </SortableRow>
  );
}
