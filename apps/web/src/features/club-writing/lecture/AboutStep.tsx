import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { clubFormText as text } from '../form/club-form.text.ts';
import { ClubImageField } from '../form/settings/ClubImageField.tsx';
import { useLecture } from './use-lecture-form.ts';

const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_PROMISE_LENGTH = 60;

/** What the club is called and what it is about. */
export function AboutStep() {
  const { values, set, fieldAt } = useLecture();
  return (
    <Card className="flex flex-col gap-5">
      <TextField
        label={text.clubName}
        description={text.clubNameHint}
        isRequired
        value={values.clubName}
        onChange={(clubName) => set({ clubName })}
        {...fieldAt('clubName')}
        autoComplete="off"
      />
      <TextField
        label={text.promise}
        description={text.promiseHint}
        maxLength={MAX_PROMISE_LENGTH}
        value={values.promise}
        onChange={(promise) => set({ promise })}
        {...fieldAt('promise')}
        autoComplete="off"
      />
      <TextArea
        label={text.description}
        isRequired
        rows={4}
        limit={MAX_DESCRIPTION_LENGTH}
        value={values.description}
        onChange={(description) => set({ description })}
        {...fieldAt('description')}
      />
      <ClubImageField />
    </Card>
  );
}
