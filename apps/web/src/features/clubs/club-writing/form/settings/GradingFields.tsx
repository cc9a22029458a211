import { OFFICIAL_GRADING } from '@dure/contract/clubs/clubs/club-choices';
import { RadioCards } from '../../../../../ui/fields/RadioCards.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useForm } from '../use-club-form.ts';

const option = <V extends keyof typeof text.officialGradingOptions>(value: V) => ({
  value,
  ...text.officialGradingOptions[value],
});

/** Choosing an official grading turns on what it needs; turning that off again is told at the choice. */
const NEEDED = { INSTRUCTOR: {}, AI: { aiGrading: true }, SELF: { selfGrading: true } } as const;

export function GradingFields() {
  const form = useForm();
  const { values, set, fieldAt } = form;
  return (
    <>
      <RadioCards
        label={text.officialGrading}
        options={OFFICIAL_GRADING.map(option)}
        value={values.officialGrading}
        onChange={(officialGrading) => set({ officialGrading, ...NEEDED[officialGrading] })}
        {...fieldAt('officialGrading')}
      />
      <div className="flex flex-col divide-y divide-line rounded-box border border-line [&>*]:p-4">
        <ClubSwitch form={form} field="aiGrading" hint={text.aiGradingHint}>
          {text.aiGrading}
        </ClubSwitch>
        <ClubSwitch form={form} field="selfGrading" hint={text.selfGradingHint}>
          {text.selfGrading}
        </ClubSwitch>
        <ClubSwitch form={form} field="holdModelAnswer" hint={text.holdModelAnswerHint}>
          {text.holdModelAnswer}
        </ClubSwitch>
        <ClubSwitch form={form} field="holdGrades" hint={text.holdGradesHint}>
          {text.holdGrades}
        </ClubSwitch>
        <ClubSwitch form={form} field="anonymous" hint={text.anonymousHint}>
          {text.anonymous}
        </ClubSwitch>
        <ClubSwitch form={form} field="earnsPoints" hint={text.earnsPointsHint}>
          {text.earnsPoints}
        </ClubSwitch>
      </div>
    </>
  );
}
