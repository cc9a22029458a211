import {
  ANSWER_FILE_ENDINGS,
  MAX_ANSWER_FILE_BYTES,
  MAX_ANSWER_FILES,
  MAX_FEEDBACK_LENGTH,
} from '@dure/contract/answers/answer-limits';
import type { FileRef } from '@dure/contract/answers/answers.views';
import { useState, type Ref } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { gradingText } from '../grading.text.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

const text = gradingText.grade;
const rules = { kinds: ANSWER_FILE_ENDINGS, maxSize: MAX_ANSWER_FILE_BYTES, maxCount: MAX_ANSWER_FILES };

export interface FeedbackFieldProps {
  readonly draft: AnswerDraft;
  /** Files of the feedback that is saved. */
  readonly saved: readonly FileRef[];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onTemplates: () => void;
}

/** Words and files for the member. */
export function FeedbackField({ draft, saved, error, isDisabled, inputRef, onTemplates }: FeedbackFieldProps) {
  const [isAttaching, setAttaching] = useState(false);
  const { feedback, files, changeFeedback, changeFiles } = draft;
  const kept = saved.filter(({ key }) => feedback.fileKeys.includes(key));
  const items = [
    ...kept.map(({ key, name, size }) => ({ id: key, name, size })),
    ...files.map(({ name, size }, index) => ({ id: String(index), name, size })),
  ];
  const remove = (id: string) => {
    if (feedback.fileKeys.includes(id)) changeFeedback({ fileKeys: feedback.fileKeys.filter((key) => key !== id) });
    else changeFiles(files.filter((_, index) => String(index) !== id));
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="-mb-1 font-semibold">{text.feedback}</h3>
      <TextArea
        label={text.feedback}
        labelHidden
        placeholder={text.feedbackPlaceholder}
        rows={4}
        limit={MAX_FEEDBACK_LENGTH}
        value={feedback.text}
        onChange={(typed) => changeFeedback({ text: typed })}
        error={error}
        isDisabled={isDisabled}
        inputRef={inputRef}
        aria-keyshortcuts="e"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="comment" isDisabled={isDisabled} onPress={onTemplates} aria-keyshortcuts="t">
          {gradingText.templates.open}
        </Button>
        {!isAttaching && items.length === 0 && (
          <Button size="small" icon="paperclip" isDisabled={isDisabled} onPress={() => setAttaching(true)}>
            {text.attach}
          </Button>
        )}
      </div>
      {(isAttaching || items.length > 0) && (
        <FileDrop
          label={text.files}
          files={items}
          rules={rules}
          onAdd={(added) => changeFiles([...files, ...added])}
          onRemove={remove}
          isDisabled={isDisabled}
        />
      )}
    </section>
  );
}
