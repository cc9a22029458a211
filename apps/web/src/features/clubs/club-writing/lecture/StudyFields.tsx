import {
  MAX_STUDY_DESCRIPTION_LENGTH,
  MAX_STUDY_TITLE_LENGTH,
} from '@dure/contract/lectures/lecture-clubs/lecture-club-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateRangePicker, type DayRange } from '../../../../ui/dates/DateRangePicker.tsx';
import { startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayOf, daysBetween } from '../../../../ui/dates/days/which-day.ts';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { lectureFormText as text } from './lecture-form.text.ts';
import type { MaterialsPart } from './materials-part.ts';
import type { StudyValues } from './lecture-values.ts';
import { daysTooLong, moveBehind } from './move-studies.ts';
import { lastMinute } from './propose-studies.ts';
import { useLecture } from './use-lecture-form.ts';

export interface StudyFieldsProps {
  readonly study: StudyValues;
  readonly index: number;
  readonly materials: MaterialsPart;
}

/** When the study takes place; those behind it can be moved along. */
function PeriodField({ study, index }: Omit<StudyFieldsProps, 'materials'>) {
  const { values, zone, set, setStudy, fieldAt } = useLecture();
  const [move, setMove] = useState<{ readonly from: string | null; readonly to: string | null }>();
  const { studies } = values;
  const { startAt, endAt, key } = study;
  const period = startAt !== null && endAt !== null ? { start: dayOf(startAt, zone), end: dayOf(endAt, zone) } : null;
  const tooLong = daysTooLong(studies, index, zone);
  const start = fieldAt(`studies.${key}.startAt`).error;
  // Said at the later of two that start on one day: the repair stands there too.
  const tooEarly = start === undefined || index === 0 ? 0 : daysTooLong(studies, index - 1, zone);
  // What was moved since by other means, such as the dates of all studies anew, is no move of this one.
  const moved = move?.from && move.to && move.to === startAt ? daysBetween(move.from, move.to, zone) : 0;
  const hasMore = studies.slice(index + 1).some((one) => one.startAt !== null);

  const setPeriod = (range: DayRange | null) => {
    const first = range && startOfDay(range.start, zone);
    setStudy(key, { startAt: first, endAt: range && lastMinute(range.end, zone) });
    // A date that is typed comes a figure at a time: it is one move, from where the study was before.
    setMove((last) => ({ from: last && last.to === startAt ? last.from : startAt, to: first }));
  };
  const push = (days: number, from = index) => {
    set({ studies: moveBehind(values, from, days, zone) });
    setMove(undefined);
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
          <Button size="small" variant="ghost" onPress={() => setMove(undefined)}>
            {text.stay}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What a study is: its title, when it takes place, what it is about and its materials. */
export function StudyFields({ study, index, materials }: StudyFieldsProps) {
  const { setStudy, fieldAt, arrived } = useLecture();
  const { key, title } = study;
  const tell = useEffectEvent(arrived);
  useEffect(() => tell(), []);
  return (
    <>
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_18rem]">
        <TextField
          label={text.title}
          isRequired
          maxLength={MAX_STUDY_TITLE_LENGTH}
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
        limit={MAX_STUDY_DESCRIPTION_LENGTH}
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
    </>
  );
}
