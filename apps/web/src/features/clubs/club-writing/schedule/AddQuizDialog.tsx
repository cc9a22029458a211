import {
  MAX_KEYWORDS,
  MAX_MODEL_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MIN_QUESTION_LENGTH,
} from '@dure/contract/limits/quiz-limits';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { TagField } from '../../../../ui/fields/TagField.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { scheduleText as text } from './club-schedule.text.ts';

/** A quiz while it is written; kept by whoever opens the dialog, so that closing it loses nothing. */
export interface QuizDraft {
  readonly question: string;
  readonly modelAnswer: string;
  readonly modelAnswerKeywords: string[];
}
export const EMPTY_DRAFT: QuizDraft = { question: '', modelAnswer: '', modelAnswerKeywords: [] };

export interface AddQuizDialogProps {
  readonly draft: QuizDraft;
  readonly onDraft: (draft: QuizDraft) => void;
  readonly onAdd: (written: QuizDraft) => void;
  readonly onClose: () => void;
}

/** A quiz for the club, written here. */
export function AddQuizDialog({ draft, onDraft, onAdd, onClose }: AddQuizDialogProps) {
  const { question, modelAnswer, modelAnswerKeywords } = draft;
  const set = (patch: Partial<QuizDraft>) => onDraft({ ...draft, ...patch });
  return (
    <Dialog
      title={text.add}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button
            variant="primary"
            isDisabled={question.trim().length < MIN_QUESTION_LENGTH}
            onPress={() => onAdd(draft)}
          >
            {text.put}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label={text.question}
          isRequired
          rows={3}
          limit={MAX_QUESTION_LENGTH}
          value={question}
          onChange={(typed) => set({ question: typed })}
        />
        <TextArea
          label={text.modelAnswer}
          rows={3}
          limit={MAX_MODEL_ANSWER_LENGTH}
          value={modelAnswer}
          onChange={(typed) => set({ modelAnswer: typed })}
        />
        <TagField
          label={text.keywords}
          limit={MAX_KEYWORDS}
          value={modelAnswerKeywords}
          onChange={(tags) => set({ modelAnswerKeywords: tags })}
        />
      </div>
    </Dialog>
  );
}
