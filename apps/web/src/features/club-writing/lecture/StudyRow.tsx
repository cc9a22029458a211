import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { DateRangePicker, type DayRange } from '../../../ui/dates/DateRangePicker.tsx';
import { startOfDay } from '../../../ui/dates/days/day.ts';
import { dayOf, daysBetween } from '../../../ui/dates/days/which-day.ts';
import { formatDay } from '../../../ui/dates/format-date.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SortableRow } from '../../../ui/lists/SortableRow.tsx';
import { lectureFormText as text } from './lecture-form.text.ts';
import type { MaterialsPart } from './materials-part.ts';
import type { StudyValues } from './lecture-values.ts';
import { daysTooLong, lastMinute, moveBehind } from './propose-studies.ts';
import { useLecture } from './use-lecture-form.ts';

const MAX_TITLE = 100;
const MAX_DESCRIPTION = 2000;

export interface StudyRowProps {
  readonly study: StudyValues;
  readonly index: number;
  readonly materials: MaterialsPart;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** When the study takes place; those behind it can be moved along. */
function PeriodField({ study, index }: Pick<StudyRowProps, 'study' | 'index'>) {
  const { values, zone, set, setStudy, fieldAt } = useLecture();
  const [moved, setMoved] = useState(0);
  const { studies } = values;
  const { startAt, endAt, key } = study;
  const period = startAt !== null && endAt !== null ? { start: dayOf(startAt, zone), end: dayOf(endAt, zone) } : null;
  const tooLong = daysTooLong(studies, index, zone);
  const start = fieldAt(`studies.${key}.startAt`).error;
  // Said at the later of two that start on one day: the repair stands there too.
  const tooEarly = start === undefined || index === 0 ? 0 : daysTooLong(studies, index - 1, zone);
  const hasMore = studies.slice(index + 1).some((one) => one.startAt !== null);

  const setPeriod = (range: DayRange | null) => {
    const first = range && startOfDay(range.start, zone);
    setStudy(key, { startAt: first, endAt: range && lastMinute(range.end, zone) });
    setMoved(first === null || startAt === null ? 0 : daysBetween(startAt, first, zone));
  };
  const push = (days: number, from = index) => {
    set({ studies: moveBehind(values, from, days, zone) });
    setMoved(0);
  };
  return (
    <div className="flex flex-col gap-2">
      <DateRangePicker
        label={text.period}
        isRequired
        value={period}
        onChange={setPeriod}
        {...fieldAt(`studies.${key}.startAt`, `studies.${key}.endAt`)}
      />
      {tooEarly > 0 && (
        <Button size="small" className="self-start" onPress={() => push(tooEarly, index - 1)}>
          {text.pushBehind(index + 1, tooEarly)}
        </Button>
      )}
      {tooLong > 0 && (
        <Button size="small" className="self-start" onPress={() => push(tooLong)}>
          {text.pushBehind(index + 2, tooLong)}
        </Button>
      )}
      {tooLong === 0 && moved !== 0 && hasMore && (
        <div role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <span>{text.followed(index + 1, moved)}</span>
          <Button size="small" onPress={() => push(moved)}>
            {text.moveAlong}
          </Button>
          <Button size="small" variant="ghost" onPress={() => setMoved(0)}>
            {text.stay}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One study of the curriculum: a line that opens into its fields and materials. */
export function StudyRow({ study, index, materials, onMove, onRemove }: StudyRowProps) {
  const { values, zone, openStudy, setOpenStudy, setStudy, shown, errorOf, fieldAt } = useLecture();
  const { key, title, startAt, endAt } = study;
  const no = index + 1;
  const faults = shown.filter(({ path }) => path.startsWith(`studies.${key}.`)).length;
  const refused = errorOf(`studies.${key}.clubStudySequence`) ?? errorOf(`studies.${key}.materials`);
  return (
    <SortableRow
      index={index}
      count={values.studies.length}
      title={title.trim() || <span className="text-ink-3">{text.untitled}</span>}
      facts={
        <>
          <span>{text.studyNo(no)}</span>
          {startAt !== null && endAt !== null && (
            <span>
              {formatDay(startAt, zone)} – {formatDay(endAt, zone)}
            </span>
          )}
          <span>{text.materials(study.materials.length)}</span>
          {faults > 0 && <Chip tone="bad">{text.faults(faults)}</Chip>}
        </>
      }
      isFaulty={faults > 0}
      isOpen={openStudy === key}
      onToggle={() => setOpenStudy(openStudy === key ? null : key)}
      labels={{ up: text.up(no), down: text.down(no), remove: text.remove(no) }}
      onMove={onMove}
      onRemove={onRemove}
    >
      <div className="flex flex-col gap-5 border-t border-line p-4 desktop:p-5">
        {refused !== undefined && <p className="text-sm text-bad">{refused}</p>}
        <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_18rem]">
          <TextField
            label={text.title}
            isRequired
            maxLength={MAX_TITLE}
            value={title}
            onChange={(next) => setStudy(key, { title: next })}
            {...fieldAt(`studies.${key}.title`)}
            autoComplete="off"
          />
          <PeriodField study={study} index={index} />
        </div>
        <TextArea
          label={text.description}
          rows={2}
          limit={MAX_DESCRIPTION}
          value={study.description}
          onChange={(description) => setStudy(key, { description })}
          {...fieldAt(`studies.${key}.description`)}
        />
        <section aria-label={text.materialsLabel} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-ink-2">{text.materialsLabel}</h3>
          {materials({
            materials: study.materials,
            onChange: (change) => setStudy(key, { materials: change(study.materials) }),
          })}
        </section>
      </div>
    </SortableRow>
  );
}
