import { OFFICIAL_GRADING } from '@dure/contract/clubs/club-fields';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { clubFormText as text } from './club-form.text.ts';
import { useForm } from './use-club-form.ts';

const gradings = OFFICIAL_GRADING.map((value) => ({ value, ...text.officialGradingOptions[value] }));

/** Choosing an official grading turns on what it needs; turning that off again is told at the choice. */
const NEEDED = { INSTRUCTOR: {}, AI: { aiGrading: true }, SELF: { selfGrading: true } } as const;

export function GradingStep() {
  const { values, set, errorOf } = useForm();
  return (
    <>
      <RadioCards
        label={text.officialGrading}
        options={gradings}
        value={values.officialGrading}
        onChange={(officialGrading) => set({ officialGrading, ...NEEDED[officialGrading] })}
        error={errorOf('officialGrading')}
      />
      <div className="flex flex-col divide-y divide-line rounded-box border border-line [&>*]:p-4">
        <Switch
          isSelected={values.aiGrading}
          onChange={(aiGrading) => set({ aiGrading })}
          description={text.aiGradingHint}
        >
          {text.aiGrading}
        </Switch>
        <Switch
          isSelected={values.selfGrading}
          onChange={(selfGrading) => set({ selfGrading })}
          description={text.selfGradingHint}
        >
          {text.selfGrading}
        </Switch>
        <Switch
          isSelected={values.anonymous}
          onChange={(anonymous) => set({ anonymous })}
          description={text.anonymousHint}
        >
          {text.anonymous}
        </Switch>
      </div>
    </>
  );
}
