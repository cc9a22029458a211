import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import { MAX_REVIEW_LENGTH } from '@dure/contract/answers/review-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form, type FormErrors } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useToast } from '../../ui/toasts.ts';
import { askForReview, roomKey, type QuizAddress } from './answers.api.ts';
import { answersText } from './answers.text.ts';

const words = answersText.grade.review;

/** What was asked and what came of it. */
export function ReviewState({ review }: { readonly review: NonNullable<AnswerRoom['review']> }) {
  const { reason, askedAt, askedGrade, answer } = review;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{answer ? words.answered : words.open}</h3>
      <p className="text-sm text-ink-3">
        <DateText date={askedAt} look="short" /> · {words.askedGrade(askedGrade)}
      </p>
      <p className="mt-1 whitespace-pre-wrap text-ink-2">{reason}</p>
      {answer && (
        <div className="mt-2 rounded-box bg-sunken p-3">
          <p className="text-sm text-ink-3">
            {words.by(answer.answeredBy.nickname)} · <DateText date={answer.answeredAt} look="short" />
            {answer.grade !== null && ` · ${words.outcome(askedGrade, answer.grade)}`}
          </p>
          <p className="mt-1 whitespace-pre-wrap">{answer.reply}</p>
        </div>
      )}
    </div>
  );
}

export interface AskReviewProps {
  readonly address: QuizAddress;
  readonly until: string | null;
}

/** Asks the instructor, with a reason, to look at the grade again. */
export function AskReview({ address, until }: AskReviewProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (isPending || reason.length > MAX_REVIEW_LENGTH) return;
    if (reason.trim() === '') return setErrors({ reason: words.required });
    setPending(true);
    try {
      client.setQueryData(roomKey(address), await askForReview(address, reason));
      setOpen(false);
      toast({ message: words.sent, tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ reason: error.message, ...error.fieldMessages });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onPress={() => setOpen(true)}>{words.ask}</Button>
      {until !== null && (
        <p className="text-sm text-ink-3">
          <DateText date={until} look="short" /> {words.until}
        </p>
      )}
      <Dialog title={words.title} size="small" isOpen={isOpen} onClose={() => setOpen(false)}>
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
            <Button onPress={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {words.send}
            </Button>
          </div>
        </Form>
      </Dialog>
    </div>
  );
}
