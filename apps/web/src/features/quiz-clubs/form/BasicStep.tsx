import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { clubFormText as text } from './club-form.text.ts';
import { ClubSwitch } from './ClubSwitch.tsx';
import { ClubImageField } from './ClubImageField.tsx';
import { useForm } from './use-club-form.ts';

const MAX_DESCRIPTION_LENGTH = 5000;

export function BasicStep() {
  const { values, set, fieldAt } = useForm();
  return (
    <>
      <TextField
        label={text.clubName}
        description={text.clubNameHint}
        isRequired
        value={values.clubName}
        onChange={(clubName) => set({ clubName })}
        {...fieldAt('clubName')}
        autoComplete="off"
      />
      <TextArea
        label={text.description}
        description={text.descriptionHint}
        isRequired
        rows={6}
        limit={MAX_DESCRIPTION_LENGTH}
        value={values.description}
        onChange={(description) => set({ description })}
        {...fieldAt('description')}
      />
      <ClubImageField />
      <ClubSwitch field="isPublic" hint={text.isPublicHint}>
        {text.isPublic}
      </ClubSwitch>
    </>
  );
}
