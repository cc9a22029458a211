import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { POST_TYPES } from '@dure/contract/publishing/posts/post-codes';
import { POST_TYPE_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import {
  MAX_POST_DESCRIPTION_LENGTH,
  MAX_POST_TEXT_LENGTH,
  MAX_POST_TITLE_LENGTH,
} from '@dure/contract/publishing/posts/post-limits';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { CardFields, type FormCodes } from '../../features/publishing/posts/writing/CardFields.tsx';
import { CoverField } from '../../features/publishing/posts/writing/CoverField.tsx';
import { postArea, type PostValues } from '../../features/publishing/posts/writing/post-values.ts';
import { QuizzesField } from '../../features/publishing/posts/writing/QuizzesField.tsx';
import { postsText } from '../../features/publishing/posts/posts.text.ts';
import { writingText as text } from '../../features/publishing/posts/writing/writing.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useDraft } from '../../kernel/draft/use-draft.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ToggleChips } from '../../ui/buttons/ToggleChips.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader, type Crumb } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { WritingField } from '../../ui/writing/WritingField.tsx';
import { usePostWriting } from './use-post-writing.ts';

const DateTimePicker = lazy(() => import('../../ui/dates/DateTimePicker.tsx').then((module) => module.DateTimePicker));
const FilmFields = lazy(() =>
  import('../../features/publishing/posts/writing/FilmFields.tsx').then((module) => module.FilmFields),
);
const PostVersions = lazy(() => import('./PostVersions.tsx').then((module) => module.PostVersions), {
  failure: 'popover',
});

const CRUMBS: readonly Crumb[] = [
  { label: postsText.explore, link: (parts) => <Link to="/explore" search={{ view: 'mine' }} {...parts} /> },
];
const kinds = POST_TYPES.map((value) => ({ value, label: POST_TYPE_LABELS[value] }));

export interface PostWriterProps {
  readonly codes: FormCodes;
  /** Undefined for a new one. */
  readonly post: PostView | undefined;
  readonly served: PostValues;
}

/** The form of an article or a video: kept on this device while it is written, with a preview beside the text. */
export function PostWriter({ codes, post, served }: PostWriterProps) {
  const { confirm } = useDialogs();
  const draft = useDraft(postArea, { value: served, version: post?.version ?? 0, savedAt: null });
  const { value: values, engine } = draft;
  const change = (part: Partial<PostValues>) => engine.change({ ...engine.store.get().value, ...part });
  const { errors, save, isSaving, remove } = usePostWriting(draft, post);
  const [showsVersions, setShowsVersions] = useState(false);
  const [isLater, setLater] = useState(served.publishAt !== null);
  const isVideo = values.contentType === CONTENT_TYPE.video;
  const isPublished = post !== undefined && post.state !== 'DRAFT';
  const discard = async () => {
    if (await confirm({ message: text.discardAsk, action: text.discard, danger: true })) engine.change(served);
  };
  return (
    <Form
      aria-label={text.form}
      {...(errors && { errors })}
      onSubmit={() => save(true)}
      className="mx-auto w-full max-w-page px-4 pt-5 pb-24 desktop:px-6 desktop:pt-8 desktop:pb-16"
    >
      <PageHeader
        title={post ? text.titleEdit : text.titleNew}
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
            {post && (
              <Button size="small" onPress={() => setShowsVersions(true)}>
                {text.versions}
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
          {isVideo && (
            <Suspense>
              <FilmFields values={values} onChange={change} />
            </Suspense>
          )}
          <WritingField
            place="post"
            label={isVideo ? text.about : text.text}
            name="text"
            description={isVideo ? text.aboutHelp : undefined}
            limit={MAX_POST_TEXT_LENGTH}
            value={values.text}
            onChange={(words) => change({ text: words })}
            {...(errors?.['text'] !== undefined && { error: errors['text'] })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CoverField cover={values.cover} onChange={(cover) => change({ cover })} />
          <CardFields codes={codes} values={values} onChange={change} />
          <QuizzesField value={values.quizzes} onChange={(quizzes) => change({ quizzes })} />
          {(!isPublished || post.state === 'SCHEDULED') && (
            <Switch
              isSelected={isLater}
              onChange={(later) => {
                setLater(later);
                if (!later) change({ publishAt: null });
              }}
            >
              {text.later}
            </Switch>
          )}
          {isLater && (
            <Suspense>
              <DateTimePicker
                label={text.publishAt}
                name="publishAt"
                value={values.publishAt}
                onChange={(publishAt) => change({ publishAt })}
              />
            </Suspense>
          )}
        </div>
      </div>
      {post && showsVersions && (
        <Suspense>
          <PostVersions postSequence={post.postSequence} onRestore={change} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
      <BottomDock className="desktop:mt-6 desktop:justify-end">
        {post && (
          <Button variant="ghost" onPress={() => void remove()} className="mr-auto">
            {text.delete}
          </Button>
        )}
        <Button isDisabled={isSaving} onPress={() => save(false)}>
          {isPublished ? text.toDraft : text.saveDraft}
        </Button>
        <Button type="submit" variant="primary" isPending={isSaving}>
          {isPublished && post.state === 'PUBLISHED'
            ? text.save
            : values.publishAt === null
              ? text.publish
              : text.schedule}
        </Button>
      </BottomDock>
    </Form>
  );
}
