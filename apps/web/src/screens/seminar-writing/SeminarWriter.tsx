import { PLACE_TYPE, SEMINAR_TYPES } from '@dure/contract/publishing/codes/seminar-codes';
import { PLACE_TYPE_LABELS, SEMINAR_TYPE_LABELS } from '@dure/contract/publishing/codes/seminar-labels.text';
import {
  MAX_POST_DESCRIPTION_LENGTH,
  MAX_POST_TEXT_LENGTH,
  MAX_POST_TITLE_LENGTH,
} from '@dure/contract/publishing/posts/post-limits';
import { MAX_LECTURER_LENGTH, MAX_PLACE_LENGTH } from '@dure/contract/publishing/seminars/seminar-limits';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { CardFields, type FormCodes } from '../../features/publishing/posts/writing/CardFields.tsx';
import { CoverField } from '../../features/publishing/posts/writing/CoverField.tsx';
import { postsText } from '../../features/publishing/posts/posts.text.ts';
import { seminarArea, type SeminarValues } from '../../features/publishing/seminars/seminar-values.ts';
import { seminarTime } from '../../features/publishing/seminars/seminar-time.ts';
import { seminarsText } from '../../features/publishing/seminars/seminars.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useDraft } from '../../kernel/draft/use-draft.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ToggleChips } from '../../ui/buttons/ToggleChips.tsx';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Form } from '../../ui/fields/Form.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader, type Crumb } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { WritingField } from '../../ui/writing/WritingField.tsx';
import { seminarWritingText as text } from './seminar-writing.text.ts';
import { useSeminarWriting } from './use-seminar-writing.ts';

const WhenFields = lazy(() =>
  import('../../features/publishing/seminars/WhenFields.tsx').then((module) => module.WhenFields),
);

const CRUMBS: readonly Crumb[] = [
  { label: postsText.explore, link: (parts) => <Link to="/explore" search={{ view: 'mine' }} {...parts} /> },
];
const kinds = SEMINAR_TYPES.map((value) => ({ value, label: SEMINAR_TYPE_LABELS[value] }));
const placeTypes = Object.values(PLACE_TYPE).map((value) => ({ value, label: PLACE_TYPE_LABELS[value] }));

export interface SeminarWriterProps {
  readonly codes: FormCodes;
  /** Undefined for a new one. */
  readonly seminar: SeminarView | undefined;
  readonly served: SeminarValues;
}

/** When it is as it stands, and the way to change it. */
function When({ values, onPress }: { readonly values: SeminarValues; readonly onPress: () => void }) {
  const zone = useTimeZone();
  const { seminarStartDate: start, seminarEndDate: end, participantCount } = values;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm font-semibold">{seminarsText.form.when}</p>
      <p className="text-ink-2 tabular-nums">
        {start === null || end === null ? seminarsText.form.unset : seminarTime(start, end, zone)} ·{' '}
        {seminarsText.capacity(participantCount)}
      </p>
      <Button onPress={onPress}>{seminarsText.form.choose}</Button>
    </div>
  );
}

/** The form of a seminar: kept on this device while it is written. */
export function SeminarWriter({ codes, seminar, served }: SeminarWriterProps) {
  const { confirm } = useDialogs();
  const draft = useDraft(seminarArea, { value: served, version: seminar?.version ?? 0, savedAt: null });
  const { value: values, engine } = draft;
  const change = (part: Partial<SeminarValues>) => engine.change({ ...engine.store.get().value, ...part });
  const [showsWhen, setShowsWhen] = useState(false);
  const { errors, save, isSaving } = useSeminarWriting(draft, seminar);
  const discard = async () => {
    if (await confirm({ message: text.discardAsk, action: text.discard, danger: true })) engine.change(served);
  };
  return (
    <Form
      aria-label={text.form}
      {...(errors && { errors })}
      onSubmit={save}
      className="mx-auto w-full max-w-page px-4 pt-5 pb-24 desktop:px-6 desktop:pt-8 desktop:pb-16"
    >
      <PageHeader
        title={seminar ? text.titleEdit : text.titleNew}
        crumbs={CRUMBS}
        actions={
          <>
            <p role="status" className="text-sm text-ink-3">
              {draft.isChanged ? text.kept : text.untouched}
            </p>
            {draft.isChanged && (
              <Button size="small" variant="ghost" onPress={() => void discard()}>
                {text.discard}
              </Button>
            )}
          </>
        }
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          <ToggleChips
            label={text.kind}
            name="contentType"
            selectionMode="single"
            options={kinds}
            value={[values.contentType]}
            isDisabled={seminar !== undefined && seminar.state !== 'DRAFT'}
            onChange={([contentType = values.contentType]) => change({ contentType })}
          />
          <TextField
            label={text.name}
            name="contentsName"
            isRequired
            maxLength={MAX_POST_TITLE_LENGTH}
            value={values.contentsName}
            onChange={(contentsName) => change({ contentsName })}
          />
          <TextArea
            label={text.description}
            name="description"
            limit={MAX_POST_DESCRIPTION_LENGTH}
            value={values.description}
            onChange={(description) => change({ description })}
          />
          {showsWhen || errors ? (
            <Suspense>
              <WhenFields values={values} onChange={change} startsFocused={showsWhen} />
            </Suspense>
          ) : (
            <When values={values} onPress={() => setShowsWhen(true)} />
          )}
          <ToggleChips
            label={text.placeType}
            name="seminarPlaceType"
            selectionMode="single"
            options={placeTypes}
            value={[values.seminarPlaceType]}
            onChange={([seminarPlaceType = values.seminarPlaceType]) => change({ seminarPlaceType })}
          />
          <TextField
            label={text.place}
            name="seminarPlace"
            {...(values.seminarPlaceType === PLACE_TYPE.online && { description: text.placeHelp })}
            maxLength={MAX_PLACE_LENGTH}
            value={values.seminarPlace}
            onChange={(seminarPlace) => change({ seminarPlace })}
          />
          <TextField
            label={text.lecturer}
            name="lecturerName"
            description={text.lecturerHelp}
            maxLength={MAX_LECTURER_LENGTH}
            value={values.lecturerName}
            onChange={(lecturerName) => change({ lecturerName })}
          />
          <WritingField
            place="post"
            label={text.text}
            name="text"
            limit={MAX_POST_TEXT_LENGTH}
            value={values.text}
            onChange={(words) => change({ text: words })}
            {...(errors?.['text'] !== undefined && { error: errors['text'] })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CoverField cover={values.cover} onChange={(cover) => change({ cover })} />
          <CardFields codes={codes} values={values} onChange={change} />
        </div>
      </div>
      <BottomDock className="desktop:mt-6 desktop:justify-end">
        <Button type="submit" variant="primary" isPending={isSaving}>
          {text.save}
        </Button>
      </BottomDock>
    </Form>
  );
}
