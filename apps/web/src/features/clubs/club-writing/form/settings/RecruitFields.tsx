import { MAX_CAPACITY } from '@dure/contract/clubs/clubs/club-limits';
import { DateTimePicker } from '../../../../../ui/dates/DateTimePicker.tsx';
import { NumberField } from '../../../../../ui/fields/NumberField.tsx';
import { Switch } from '../../../../../ui/fields/Switch.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useFields } from '../fields-form.ts';

const USUAL_CAPACITY = 30;

export function RecruitFields() {
  const form = useFields();
  const { values, set, fieldAt } = form;
  return (
    <>
      <p className="text-sm text-ink-3">{text.recruitHint}</p>
      <DateTimePicker
        label={text.recruitStartAt}
        value={values.recruitStartAt}
        onChange={(recruitStartAt) => set({ recruitStartAt })}
        {...fieldAt('recruitStartAt')}
      />
      <DateTimePicker
        label={text.recruitEndAt}
        value={values.recruitEndAt}
        onChange={(recruitEndAt) => set({ recruitEndAt })}
        {...fieldAt('recruitEndAt')}
      />
      <Switch
        isSelected={values.capacity !== null}
        onChange={(limited) => set({ capacity: limited ? USUAL_CAPACITY : null })}
        description={text.capacityHint}
      >
        {text.hasCapacity}
      </Switch>
      {values.capacity !== null && (
        <NumberField
          label={text.capacity}
          labelHidden
          unit={text.people}
          minValue={1}
          maxValue={MAX_CAPACITY}
          value={values.capacity}
          onChange={(capacity) => set({ capacity: capacity ?? 1 })}
          {...fieldAt('capacity')}
        />
      )}
      <ClubSwitch form={form} field="joinApproval" hint={text.joinApprovalHint}>
        {text.joinApproval}
      </ClubSwitch>
      <ClubSwitch form={form} field="lateJoining" hint={text.lateJoiningHint}>
        {text.lateJoining}
      </ClubSwitch>
      <ClubSwitch form={form} field="isPublic" hint={text.isPublicHint}>
        {text.isPublic}
      </ClubSwitch>
    </>
  );
}
