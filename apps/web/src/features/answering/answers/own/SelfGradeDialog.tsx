import { MAX_SELF_GRADE_NOTE_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import { MAX_SCORE } from '@dure/contract/limits/quiz-limits';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { evaluateSelf } from '../../../../api/grading/grading/grading.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form, type FormErrors } from '../../../../ui/fields/Form.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { gradeText } from './grade.text.ts';

const words = gradeText.self;

export interface SelfGradeDialogProps {
  readonly address: QuizAddress;
  readonly own: AnswerRoom['grades'][number] | undefined;
  readonly onClose: () => void;
}

/** One's own grade of the final answer with a note. */
export function SelfGradeDialog({ address, own, onClose }: SelfGradeDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [grading, setGrading] = useState<number | null>(own?.grading ?? null);
  const [kept, keep] = useKeptText(`self-grade:${address.club}:${address.quiz}`);
  const [note, setNote] = useState(kept === '' ? (own?.note ?? '') : kept);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);

  const save = async () => {
    if (isPending || note.length > MAX_SELF_GRADE_NOTE_LENGTH) return;
    if (grading === null) return setErrors({ grading: words.required });
    setPending(true);
    try {
      await evaluateSelf(client, { params: address, body: { grading, note } });
      keep('');
      onClose();
      toast({ message: words.saved, tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ grading: error.message, ...error.fieldMessages });
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={words.title} size="small" isOpen onClose={onClose}>
      <Form errors={errors} onSubmit={() => void save()}>
        <NumberField
          label={words.grade}
          name="grading"
          minValue={0}
          maxValue={MAX_SCORE}
          value={grading}
          onChange={setGrading}
        />
        <TextArea
          label={words.note}
          value={note}
          onChange={(text) => {
            setNote(text);
            keep(text);
          }}
          limit={MAX_SELF_GRADE_NOTE_LENGTH}
          rows={3}
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
