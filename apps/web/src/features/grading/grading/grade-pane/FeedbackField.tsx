import { MAX_FEEDBACK_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import { WritingField } from '../../../../ui/writing/WritingField.tsx';
import { reasonMarks } from '../drafts/level-choice.ts';
import { FeedbackDraft } from '../feedback-draft/FeedbackDraft.tsx';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { TemplateMenu } from '../templates/TemplateMenu.tsx';
import { useSlashTemplates } from '../templates/use-slash-templates.ts';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import { FeedbackHead } from './FeedbackHead.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';
import { FEEDBACK_FILE_KINDS, useFeedbackFiles } from './use-feedback-files.ts';

const text = gradingText.grade;
/** From here on the count is shown. */
const NEARLY_FULL = 0.9;

export interface FeedbackFieldProps {
  readonly answer: ShownAnswer;
  readonly draft: AnswerDraft;
  /** It is one's own answer. */
  readonly isDisabled: boolean;
}

/** Words and files for the member. */
export function FeedbackField({ answer, draft, isDisabled }: FeedbackFieldProps) {
  const { setFeedback } = useGrading();
  const { address, detail } = answer;
  const { nickname } = detail.member;
  const { grade, feedback, problem, changeFeedback } = draft;
  const files = useFeedbackFiles(answer, draft);
  const onText = (typed: string) => changeFeedback({ text: typed });
  const slash = useSlashTemplates({ club: address.club, nickname, text: feedback.text, onText });
  const areaNow = () => (document.activeElement instanceof HTMLTextAreaElement ? document.activeElement : null);
  const marks = reasonMarks(detail.rubric, grade, feedback.text);
  return (
    <section className="flex flex-col gap-3">
      <FeedbackHead criteria={marks.map(({ no }) => no)} isDisabled={isDisabled} />
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
        {...slash.fieldProps}
        error={problem?.startsWith('feedback') === true ? gradingText.problem[problem] : undefined}
        isDisabled={isDisabled}
        onField={setFeedback}
        onFiles={files.attach}
        accept={FEEDBACK_FILE_KINDS}
        aria-keyshortcuts="i"
      >
        <FeedbackFiles files={files.items} problems={files.problems} onRemove={files.remove} isDisabled={isDisabled} />
      </WritingField>
      {slash.token && (
        <TemplateMenu
          id={slash.id}
          sought={slash.token.sought}
          found={slash.found}
          active={slash.active}
          isEmpty={slash.isEmpty}
          onChoose={(template) => slash.choose(template, areaNow())}
        />
      )}
      {detail.final !== null && !isDisabled && (
        <FeedbackDraft
          key={answerKey(address)}
          {...{ address, nickname, onText, isDisabled }}
          feedback={feedback.text}
        />
      )}
    </section>
  );
}
