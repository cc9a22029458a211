import { MAX_ANSWER_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { Suspense, useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { isComposing } from '../../../../ui/keys/is-composing.ts';
import { useRefusedField } from '../../../../ui/fields/refused-field.ts';
import { TakesInput } from '../../../../ui/states/TakesInput.tsx';
import { WritingField } from '../../../../ui/writing/WritingField.tsx';
import { editorText } from './editor.text.ts';
import { quotingText } from '../quoting/quoting.text.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { namesQuotedIn } from '../quoting/quoting.ts';
import { DiscardedTextNotice } from '../DiscardedTextNotice.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import type { Step } from './draft.ts';
import { EditorDock } from './EditorDock.tsx';
import { answerFileRules } from './file-rules.ts';
import { useAnswerFiles } from './use-answer-files.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useSubmission } from './use-submission.ts';

const words = editorText;
const ConflictDialog = lazy(() => import('./ConflictDialog.tsx').then((module) => module.ConflictDialog), {
  failure: 'popover',
});
const NO_FILES: readonly FileRef[] = [];

export interface AnswerEditorProps {
  readonly address: QuizAddress;
  readonly room: AnswerRoom;
  readonly step: Step;
  readonly onSubmitted: () => void;
  /** Whether there is text of this step, for the words of the steps. */
  readonly onTyping: (isTyping: boolean) => void;
  /** Whether there is a draft now, as the server keeps it; also told when the last save ends after one has left. */
  readonly onDrafted: (hasDraft: boolean) => void;
  /** Leaves a revision as it is. */
  readonly onCancel?: () => void;
  /** Hears of the field that is written in. */
  readonly onField: (field: HTMLTextAreaElement | null) => void;
  /** Hears whom the text quotes: the names, one a line. */
  readonly onQuoted: (names: string) => void;
}

/** Where one answers: everything typed is kept by itself, files go up at once, submitting asks first. */
export function AnswerEditor(props: AnswerEditorProps) {
  const { address, room, step, onSubmitted, onTyping, onDrafted, onCancel, onField, onQuoted } = props;
  const { draft: kept, final, revision } = room;
  const submitted = step === 'final' ? (revision ?? final) : null;
  const isRevision = submitted !== null;
  const server = { value: kept.text ?? submitted?.text ?? '', savedAt: kept.savedAt, version: kept.version };
  const draft = useAnswerDraft(address, step, server, (saved) =>
    onDrafted(saved.trim() !== '' && saved !== submitted?.text),
  );
  const submittedFiles = submitted?.files ?? NO_FILES;
  const files = useAnswerFiles(address, kept.files, submittedFiles);
  const { submit, isPending, error, forget } = useSubmission({ address, step, room, draft, onSubmitted });
  const { confirm, prepare } = useDialogs();
  const [isEmptyShown, setEmptyShown] = useState(false);
  const { place, look } = useRefusedField<HTMLElement>();

  const { value: text, engine } = draft;
  const isEmpty = text.trim() === '';
  const over = text.length - MAX_ANSWER_LENGTH;
  const isTyping = !isEmpty && text !== submitted?.text;
  useEffect(() => {
    onTyping(isTyping);
    // Nothing is being written once the field is gone.
    return () => onTyping(false);
  }, [onTyping, isTyping]);
  const quoted = namesQuotedIn(text);
  useEffect(() => {
    onQuoted(quoted);
    return () => onQuoted('');
  }, [onQuoted, quoted]);
  // What asks before submitting is here from the first press or key, so that it is there without a connection, too.
  const prepareQuestions = useCallback(() => {
    prepare();
    return ConflictDialog.preload();
  }, [prepare]);
  usePreloadOnInteraction(prepareQuestions);

  const problem = over > 0 ? words.tooLong(over) : isEmptyShown && isEmpty ? words.empty : undefined;
  const trySubmit = () => {
    setEmptyShown(true);
    if (isEmpty || over > 0 || files.isBusy) return look();
    void submit({ text, fileKeys: files.files.map(({ key }) => key) });
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    trySubmit();
  };
  const cancel = async () => {
    const isSure = !isTyping || (await confirm({ message: words.confirmCancel, danger: true }));
    if (!isSure || submitted === null) return;
    engine.change(submitted.text);
    void engine.flush();
    onCancel?.();
  };
  return (
    <TakesInput>
      <section ref={place} aria-label={words[step]} className="flex flex-col gap-3">
        <WritingField
          place="answer"
          label={words[step]}
          rows={6}
          value={text}
          onChange={(typed) => {
            forget();
            engine.change(typed);
          }}
          onBlur={() => void engine.flush()}
          onKeyDown={submitByKey}
          isReadOnly={isPending}
          error={problem}
          placeholder={words.placeholder[step]}
          areaClassName="min-h-36! text-input! leading-[1.75]! desktop:text-prose!"
          onField={onField}
          onFiles={files.add}
          accept={answerFileRules.kinds.join(',')}
        >
          <AttachedFiles {...files} />
          <p role="alert" data-sentence="" className="px-4 pb-2 text-sm text-bad empty:hidden">
            {error ?? (files.isBusy && isEmptyShown ? words.filesUploading : null)}
          </p>
        </WritingField>
        {room.can.quote && quoted !== '' && (
          <p role="note" className="text-sm text-ink-3">
            {quotingText.tells(quoted.split('\n'))}
          </p>
        )}
        {step === 'final' && room.marksRevision && (
          <p role="note" className="rounded-box bg-sunken px-4 py-3 text-sm text-ink-2">
            {words.marksRevision}
          </p>
        )}
        <DiscardedTextNotice draft={draft} />
        <EditorDock
          status={<DraftStatus draft={draft} />}
          length={text.length}
          submitLabel={isRevision ? words.resubmit : words.submit[step]}
          isPending={isPending}
          onSave={() => void engine.resume()}
          onSubmit={trySubmit}
          {...(onCancel && { onCancel: () => void cancel() })}
        />
        <Suspense>{draft.theirs !== null && <ConflictDialog draft={draft} />}</Suspense>
      </section>
    </TakesInput>
  );
}
