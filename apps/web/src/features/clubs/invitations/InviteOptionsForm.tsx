import { takesMembers } from '@dure/contract/clubs/clubs/club-status';
import { MAX_INVITATION_CLUBS, MAX_INVITATION_DAYS } from '@dure/contract/clubs/invitations/invitation-limits';
import { Suspense, useState } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { endOfDay } from '../../../ui/dates/days/day.ts';
import { dayAfter, dayOf } from '../../../ui/dates/days/which-day.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { classCodesText } from './class-codes.text.ts';
import { ClubChoice } from './ClubChoice.tsx';
import type { InviteOptions } from './invite-draft.ts';
import { invitingText as text } from './inviting.text.ts';

// Few choose another day: its calendar costs more than the page.
const DatePicker = lazy(() => import('../../../ui/dates/DatePicker.tsx').then((module) => module.DatePicker));

export interface InviteOptionsFormProps {
  readonly options: InviteOptions;
  readonly onChange: (options: InviteOptions) => void;
}

/** As what people are invited, into which clubs, and until when. */
export function InviteOptionsForm({ options, onChange }: InviteOptionsFormProps) {
  const zone = useTimeZone();
  const today = dayOf(new Date(useNow()).toISOString(), zone);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={text.role}
        options={text.roles}
        value={options.role}
        onChange={(role) => onChange({ ...options, role })}
      />
      <ClubChoice
        label={text.clubs}
        clubs={options.clubs}
        most={MAX_INVITATION_CLUBS}
        isOffered={takesMembers}
        onChange={(clubs) => onChange({ ...options, clubs })}
      />
      <Checkbox
        isSelected={options.usesClassCode}
        onChange={(usesClassCode) => onChange({ ...options, usesClassCode })}
        description={classCodesText.wayHint}
      >
        {classCodesText.way}
      </Checkbox>
      {isChoosing ? (
        <Suspense>
          <DatePicker
            label={text.until}
            value={options.until}
            min={today}
            max={dayAfter(today, MAX_INVITATION_DAYS - 1)}
            isRequired
            onChange={(until) => until !== null && onChange({ ...options, until })}
          />
        </Suspense>
      ) : (
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold text-ink-2">{text.until}</span>
          <p className="flex items-center justify-between gap-3">
            <DateText date={endOfDay(options.until, zone)} />
            <Button size="small" onPress={() => setChoosing(true)}>
              {text.otherDay}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
