import type { ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { useEffect, type ReactNode } from 'react';
import { TextField } from '../../../../../ui/fields/TextField.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { useForm } from '../use-club-form.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { ClubImageField } from './ClubImageField.tsx';
import { GradingFields } from './GradingFields.tsx';
import { InstructorsField } from './InstructorsField.tsx';
import { RecruitFields } from './RecruitFields.tsx';
import { RhythmFields } from './RhythmFields.tsx';

function PeopleFields() {
  const { values, set, fieldAt } = useForm();
  return (
    <>
      <InstructorsField hint={text.instructorsHint} />
      <TextField
        label={text.participationCode}
        description={text.participationCodeHint}
        value={values.participationCode}
        onChange={(participationCode) => set({ participationCode })}
        {...fieldAt('participationCode')}
        autoComplete="off"
      />
    </>
  );
}

const FIELDS = {
  recruit: RecruitFields,
  grading: GradingFields,
  audience: AudienceFields,
  rhythm: RhythmFields,
  people: PeopleFields,
  image: () => <ClubImageField of="quiz" />,
} as const satisfies Partial<Record<ClubSection, () => ReactNode>>;

export type SettledSection = keyof typeof FIELDS;

/** The fields of a part that is settled, once it is opened. */
export function SettingFields({ section }: { readonly section: SettledSection }) {
  const { arrived } = useForm();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when its fields are there
  useEffect(arrived, []);
  const Fields = FIELDS[section];
  return <Fields />;
}
