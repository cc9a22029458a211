import {
  ANSWER_FILE_ENDINGS,
  MAX_ANSWER_FILE_BYTES,
  MAX_ANSWER_FILES,
  MAX_FEEDBACK_LENGTH,
} from '@dure/contract/answering/answers/answer-limits';
import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useId, useState } from 'react';
import { sortFiles } from '../../../../ui/files/file-rules.ts';
import { WritingField } from '../../../../ui/writing/WritingField.tsx';
import { FeedbackDraft } from '../feedback-draft/FeedbackDraft.tsx';
import { OWN_ESCAPE } from '../keys/grading-keys.ts';
import { reasonMarks } from '../drafts/level-choice.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { gradingText } from '../grading.text.ts';
import { optionId, TemplateMenu } from '../templates/TemplateMenu.tsx';
import { useSlashTemplates } from '../templates/use-slash-templates.ts';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import { FeedbackHead } from './FeedbackHead.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

const text = gradingText.grade;
/** From here on the count is shown. */
const NEARLY_FULL = 0.9;
const rules = { kinds: ANSWER_FILE_ENDINGS, maxSize: MAX_ANSWER_FILE_BYTES, maxCount: MAX_ANSWER_FILES };

export interface FeedbackFieldProps {
  readonly draft: AnswerDraft;
  readonly address: AnswerAddress;
  readonly rubric: GradingDetail['rubric'];
  readonly nickname: string;
  /** Files of the feedback that is saved. */
  readonly saved: readonly FileRef[];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  /** Whether the answer is the final one: a draft of feedback is about that. */
  readonly isFinal: boolean;
  /** Hears of the field and of its going. */
  readonly onField: (field: HTMLTextAreaElement | null) => void;
  readonly onTemplates: () => void;
}

/** Words and files for the member. */
export function FeedbackField(props: FeedbackFieldProps) {
  const { draft, address, rubric, nickname, saved, error, isDisabled, isFinal, onField, onTemplates } = props;
  const [refused, setRefused] = useState<{ readonly of: AnswerAddress; readonly reasons: readonly string[] }>();
  const { grade, feedback, files, changeFeedback, changeFiles } = draft;
  const id = useId();
  const onText = (typed: string) => changeFeedback({ text: typed });
  const slash = useSlashTemplates({ club: address.club, nickname, text: feedback.text, onText });
  const areaNow = () => (document.activeElement instanceof HTMLTextAreaElement ? document.activeElement : null);
  const marks = reasonMarks(rubric, grade, feedback.text);
  const kept = saved.filter(({ key }) => feedback.fileKeys.includes(key));
  const items = [
    ...kept.map(({ key, name, size }) => ({ id: key, name, size })),
    ...files.map(({ name, size }, index) => ({ id: String(index), name, size })),
  ];
  const attach = (chosen: readonly File[]) => {
    const { taken, refusals: reasons } = sortFiles(chosen, items.length, rules);
    setRefused({ of: address, reasons });
    if (taken.length > 0) changeFiles([...files, ...taken]);
  };
  const remove = (id: string) => {
    setRefused(undefined);
    if (feedback.fileKeys.includes(id)) changeFeedback({ fileKeys: feedback.fileKeys.filter((key) => key !== id) });
    else changeFiles(files.filter((_, index) => String(index) !== id));
  };
  return (
    <section className="flex flex-col gap-3">
      <FeedbackHead criteria={marks.map(({ no }) => no)} {...{ isDisabled, onTemplates }} />
      <WritingField
        place="feedback"
        label={text.feedback}
        placeholder={text.feedbackPlaceholder}
        rows={3}
        {...(feedback.text.length > MAX_FEEDBACK_LENGTH * NEARLY_FULL && { limit: MAX_FEEDBACK_LENGTH })}
        value={feedback.text}
        marks={marks}
        onChange={onText}
        onKeyDown={(event) => slash.press(event)}
        // Not every way of typing has keys of its own: an input method says what it put in.
        onInput={(event) => slash.follow(event.currentTarget)}
        onSelect={(event) => slash.follow(event.currentTarget)}
        onBlur={slash.close}
        {...(slash.token && {
          'aria-controls': id,
          'aria-activedescendant': optionId(id, slash.active),
          ...OWN_ESCAPE,
        })}
        error={error}
        isDisabled={isDisabled}
        onField={onField}
        onFiles={attach}
        accept={rules.kinds.join(',')}
        aria-keyshortcuts="i"
      >
        <FeedbackFiles
          files={items}
          problems={refused?.of === address ? refused.reasons : []}
          onRemove={remove}
          isDisabled={isDisabled}
        />
      </WritingField>
      {slash.token && (
        <TemplateMenu
          {...{ id }}
          sought={slash.token.sought}
          found={slash.found}
          active={slash.active}
          isEmpty={slash.isEmpty}
          onChoose={(template) => slash.choose(template, areaNow())}
        />
      )}
      {isFinal && (
        <FeedbackDraft
          key={`${address.quiz} ${address.memberUUID}`}
          {...{ address, nickname, onText, isDisabled }}
          feedback={feedback.text}
        />
      )}
    </section>
  );
}
