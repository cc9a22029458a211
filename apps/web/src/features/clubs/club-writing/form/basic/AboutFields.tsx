import { MAX_CLUB_DESCRIPTION_LENGTH, MAX_TAGLINE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { TextArea } from '../../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../../ui/fields/TextField.tsx';
import { clubFormText as text } from '../club-form.text.ts';

interface About {
  readonly clubName: string;
  readonly tagline: string;
  readonly description: string;
}
export interface AboutFieldsProps {
  /** The form of either kind of club. */
  readonly form: {
    readonly values: About;
    readonly set: (patch: Partial<About>) => void;
    readonly fieldAt: (path: string) => { readonly error: string | undefined; readonly 'data-path': string };
  };
}

/** What a club is called, and what it promises in a line. */
export const NameFields = ({ form: { values, set, fieldAt } }: AboutFieldsProps) => (
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
    <TextField
      label={text.tagline}
      description={text.taglineHint}
      maxLength={MAX_TAGLINE_LENGTH}
      value={values.tagline}
      onChange={(tagline) => set({ tagline })}
      {...fieldAt('tagline')}
      autoComplete="off"
    />
  </>
);

/** What it is about, in Markdown. */
export const DescriptionField = ({
  form: { values, set, fieldAt },
  rows,
}: AboutFieldsProps & { readonly rows: number }) => (
  <TextArea
    label={text.description}
    description={text.descriptionHint}
    isRequired
    rows={rows}
    limit={MAX_CLUB_DESCRIPTION_LENGTH}
    value={values.description}
    onChange={(description) => set({ description })}
    {...fieldAt('description')}
  />
);
