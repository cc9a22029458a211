import { takesMembers } from '@dure/contract/clubs/clubs/club-status';
import {
  MAX_CLASS_CODE_NAME_LENGTH,
  MAX_INVITATION_CLUBS,
  MAX_INVITATION_DAYS,
  MAX_INVITEES,
} from '@dure/contract/clubs/invitations/invitation-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createClassCode } from '../../../api/clubs/invitations/class-codes.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { DatePicker } from '../../../ui/dates/DatePicker.tsx';
import { endOfDay } from '../../../ui/dates/days/day.ts';
import { dayAfter, dayOf } from '../../../ui/dates/days/which-day.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import type { FormErrors } from '../../../ui/fields/Form.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { invitingText } from './inviting.text.ts';
import { classCodesText } from './class-codes.text.ts';
import { ClubChoice } from './ClubChoice.tsx';
import type { ChosenClub } from './invite-draft.ts';

const text = classCodesText.form;
const USUAL_DAYS = 14;
const USUAL_PLACES = 30;

/** A class code for anybody who has it: until when, for how many, into which clubs. */
export function ClassCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const zone = useTimeZone();
  const [today] = useState(() => dayOf(new Date().toISOString(), zone));
  const [name, setName] = useState('');
  const [places, setPlaces] = useState<number | null>(USUAL_PLACES);
  const [until, setUntil] = useState(dayAfter(today, USUAL_DAYS));
  const [clubs, setClubs] = useState<readonly ChosenClub[]>([]);
  const [errors, setErrors] = useState<FormErrors>();
  const saving = useMutation({
    mutationFn: () =>
      createClassCode(client, {
        body: {
          name,
          places: places ?? 0,
          validUntil: endOfDay(until, zone),
          clubSequences: clubs.map(({ clubSequence }) => clubSequence),
        },
      }),
    onSuccess: onClose,
    onError: (error) =>
      error instanceof ApiError && error.fields.length > 0 ? setErrors(error.fieldMessages) : void alert(toTell(error)),
  });
  return (
    <FormDialog
      title={text.title}
      onClose={onClose}
      cancel={text.cancel}
      confirm={text.save}
      isPending={saving.isPending}
      errors={errors}
      onSubmit={() => saving.mutate()}
    >
      <TextField
        label={text.name}
        name="name"
        placeholder={text.namePlaceholder}
        maxLength={MAX_CLASS_CODE_NAME_LENGTH}
        value={name}
        onChange={setName}
        isRequired
      />
      <NumberField
        label={text.places}
        name="places"
        minValue={1}
        maxValue={MAX_INVITEES}
        value={places}
        onChange={setPlaces}
        isRequired
      />
      <DatePicker
        label={text.until}
        name="validUntil"
        value={until}
        min={today}
        max={dayAfter(today, MAX_INVITATION_DAYS - 1)}
        isRequired
        onChange={(day) => day !== null && setUntil(day)}
      />
      <ClubChoice
        label={invitingText.clubs}
        clubs={clubs}
        most={MAX_INVITATION_CLUBS}
        isOffered={takesMembers}
        onChange={setClubs}
      />
      <p className="text-sm break-keep text-ink-3">{text.list}</p>
    </FormDialog>
  );
}
