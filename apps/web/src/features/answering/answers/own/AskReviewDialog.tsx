import { MAX_REVIEW_LENGTH } from '@dure/contract/grading/grading/grading-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAnswerRoom } from '../../../../api/answering/answers/answers.reads.ts';
import { askForReview } from '../../../../api/grading/grading/grade-review.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form, type FormErrors } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { gradeText } from './grade.text.ts';

const words = gradeText.review;

export interface AskReviewDialogProps {
  readonly address: QuizAddress;
  readonly onClose: () => void;
}

/** Asks the instructor, with a reason, to look at the grade again. */
export function AskReviewDialog({ address, onClose }: AskReviewDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [reason, setReason] = useKeptText(`review:${address.club}:${address.quiz}`);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (isPending || reason.length > MAX_REVIEW_LENGTH) return;
    if (reason.trim() === '') return setErrors({ reason: words.required });
    setPending(true);
    try {
      const room = await askForReview(client, { params: address, body: { reason } });
      client.setQueryData(getAnswerRoom({ params: address }).queryKey, room);
      setReason('');
      onClose();
      toast({ message: words.sent, tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ reason: error.message, ...error.fieldMessages });
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={words.title} size="small" isOpen onClose={onClose}>
      <Form errors={errors} onSubmit={() => void send()}>
        <TextArea
          label={words.reason}
          name="reason"
          description={words.hint}
          value={reason}
          onChange={setReason}
          limit={MAX_REVIEW_LENGTH}
          rows={4}
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
