import { MAX_STUDIES, MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { NumberField } from '../../../../../ui/fields/NumberField.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { useForm } from '../use-club-form.ts';

export function RhythmFields() {
  const { values, set, fieldAt } = useForm();
  return (
    <>
      <NumberField
        label={text.weekCount}
        isRequired
        unit={text.week}
        minValue={1}
        maxValue={MAX_WEEKS}
        value={values.weekCount}
        onChange={(weekCount) => set({ weekCount })}
        {...fieldAt('weekCount')}
      />
      <NumberField
        label={text.studyCount}
        isRequired
        unit={text.times}
        minValue={1}
        maxValue={MAX_STUDIES}
        value={values.studyCount}
        onChange={(studyCount) => set({ studyCount })}
        {...fieldAt('studyCount')}
      />
    </>
  );
}
