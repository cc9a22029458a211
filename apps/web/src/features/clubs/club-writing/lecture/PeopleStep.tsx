import { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import type { ReactNode } from 'react';
import { ToggleChips } from '../../../../ui/buttons/ToggleChips.tsx';
import { PeriodField } from '../../../../ui/dates/period/PeriodField.tsx';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayOf } from '../../../../ui/dates/days/which-day.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { clubFormText as text } from '../form/club-form.text.ts';
import { AudienceFields } from '../form/settings/AudienceFields.tsx';
import { ClubSwitch } from '../form/settings/ClubSwitch.tsx';
import { InstructorsField } from '../form/settings/InstructorsField.tsx';
import { RecruitFields } from '../form/settings/RecruitFields.tsx';
import { lectureFormText } from './lecture-form.text.ts';
import { useLecture } from './use-lecture-form.ts';

const weekdays = WEEKDAYS.map((value) => ({ value, label: text.weekdays[value] }));

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-5">
      <h2 className="font-bold">{title}</h2>
      {children}
    </Card>
  );
}

/** When the club runs, whom it is for, and who runs it. */
export function PeopleStep() {
  const form = useLecture();
  const { values, zone, set, fieldAt } = form;
  const { startAt, endAt, studyCycle } = values;
  const period = startAt !== null && endAt !== null ? { start: dayOf(startAt, zone), end: dayOf(endAt, zone) } : null;
  return (
    <div className="flex flex-col gap-5">
      <Part title={text.period}>
        <PeriodField
          label={text.period}
          labelHidden
          isRequired
          value={period}
          onChange={(range) =>
            // A day that stays keeps its time: a running club's start may not move.
            set({
              startAt: range && (range.start === period?.start ? startAt : startOfDay(range.start, zone)),
              endAt: range && (range.end === period?.end ? endAt : endOfDay(range.end, zone)),
            })
          }
          {...fieldAt('startAt', 'endAt')}
          className="desktop:w-72"
        />
        <ToggleChips
          label={text.studyCycle}
          isRequired
          options={weekdays}
          value={studyCycle}
          onChange={(chosen) => set({ studyCycle: chosen })}
          {...fieldAt('studyCycle')}
        />
      </Part>
      <Part title={lectureFormText.recruiting}>
        <RecruitFields />
      </Part>
      <Part title={lectureFormText.audience}>
        <AudienceFields />
      </Part>
      <Part title={lectureFormText.people}>
        <InstructorsField hint={lectureFormText.instructorsHint} />
        <TextField
          label={text.participationCode}
          description={text.participationCodeHint}
          value={values.participationCode}
          onChange={(participationCode) => set({ participationCode })}
          {...fieldAt('participationCode')}
          autoComplete="off"
        />
        <ClubSwitch form={form} field="earnsPoints" hint={lectureFormText.earnsPointsHint}>
          {text.earnsPoints}
        </ClubSwitch>
      </Part>
    </div>
  );
}
