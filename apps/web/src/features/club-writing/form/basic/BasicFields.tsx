import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { useForm } from '../use-club-form.ts';
import { CoverPreview } from './CoverPreview.tsx';

const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_PROMISE_LENGTH = 60;

/** The club's face: its cover, name and promise, and what it is about. */
export function BasicFields({ onGo }: { readonly onGo: (path: string) => void }) {
  const { values, set, fieldAt } = useForm();
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 desktop:grid-cols-[11.5rem_minmax(0,1fr)]">
        <CoverPreview onPicture={() => onGo('imageKey')} />
        <div className="flex flex-col gap-4">
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
        </div>
      </div>
      <TextArea
        label={text.description}
        description={text.descriptionHint}
        isRequired
        rows={2}
        limit={MAX_DESCRIPTION_LENGTH}
        value={values.description}
        onChange={(description) => set({ description })}
        {...fieldAt('description')}
      />
    </>
  );
}
