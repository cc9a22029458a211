import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { JsonCard } from '../../features/people/resume-stories/JsonCard.tsx';
import { LinkCard } from '../../features/people/resume-stories/LinkCard.tsx';
import type { ResumeCodes } from '../../features/people/resume-stories/resume-codes.ts';
import { resumeArea, valuesOf } from '../../features/people/resume-stories/resume-values.ts';
import { resumeText as text } from '../../features/people/resume-stories/resume.text.ts';
import { TotalCard } from '../../features/people/resume-stories/TotalCard.tsx';
import { useDraft } from '../../kernel/draft/use-draft.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { ResumeHeader } from './ResumeHeader.tsx';
import { StoryBlocks } from './StoryBlocks.tsx';
import { useResumeWriting } from './use-resume-writing.ts';

export interface ResumeWriterProps {
  readonly codes: ResumeCodes;
  readonly resume: MyResume;
}

/** The editor of resume stories: kept on this device while they are written. */
export function ResumeWriter({ codes, resume }: ResumeWriterProps) {
  const { confirm } = useDialogs();
  const draft = useDraft(resumeArea, { value: valuesOf(resume), version: resume.version, savedAt: null });
  const { value: values, engine } = draft;
  const { errors, showsAll, save, isSaving, open, withdraw, isLinkPending, consent } = useResumeWriting(draft);
  const { link } = resume;
  const discard = async () => {
    if (await confirm({ message: text.discardAsk, action: text.discard, danger: true }))
      engine.change(draft.base.value);
  };
  return (
    <Form
      aria-label={text.form}
      {...(errors && { errors })}
      onSubmit={() => save(!link)}
      className="mx-auto w-full max-w-page px-4 pt-5 pb-24 desktop:px-6 desktop:pt-8 desktop:pb-16"
    >
      <ResumeHeader isChanged={draft.isChanged} path={link?.path ?? null} onDiscard={() => void discard()} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_21.25rem]">
        <StoryBlocks
          values={values}
          codes={codes}
          done={resume}
          errors={errors}
          showsAll={showsAll}
          onChange={(part) => engine.change({ ...engine.store.get().value, ...part })}
          onConsent={consent}
        />
        <aside className="flex min-w-0 flex-col gap-4">
          <TotalCard stories={values.stories} />
          <LinkCard link={link} isPending={isLinkPending} onOpen={open} onWithdraw={withdraw} />
          <JsonCard values={values} clubs={resume.clubs} codes={codes} onTake={(taken) => engine.change(taken)} />
        </aside>
      </div>
      <BottomDock className="desktop:mt-6 desktop:justify-end">
        {!link && (
          <Button isDisabled={isSaving} onPress={() => save(false)}>
            {text.save}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isSaving}>
          {link ? text.save : text.publish}
        </Button>
      </BottomDock>
    </Form>
  );
}
