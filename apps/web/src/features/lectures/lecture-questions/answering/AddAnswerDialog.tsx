import { MAX_INSTRUCTOR_ANSWER, MAX_QUESTION } from '@dure/contract/lectures/lecture-questions/question-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addVerifiedAnswer } from '../../../../api/lectures/lecture-questions/lecture-questions.writes.ts';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../../kernel/calls/idempotency-key.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { addAnswerText as text } from './answering.text.ts';

export interface AddAnswerDialogProps {
  readonly club: number;
  readonly studies: readonly { readonly clubStudySequence: number; readonly title: string }[];
  /** The study that it is probably about. */
  readonly study: number;
  readonly question: string;
  readonly onClose: () => void;
}

/** A verified answer that nobody had to ask for; what is typed stays on this device until it is saved. */
export function AddAnswerDialog({ club, studies, study, question, onClose }: AddAnswerDialogProps) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const key = useIdempotencyKey();
  const [kept, keep] = useKeptText(`verified-answer:${club}`);
  const [asked, setAsked] = useState(question);
  const [answer, setAnswer] = useState(kept);
  const [about, setAbout] = useState(study);
  const saving = useMutation({
    mutationFn: () => {
      const input = { params: { club, study: about }, body: { question: asked, answer } };
      return addVerifiedAnswer(client, input, { idempotencyKey: key.of(JSON.stringify(input)) });
    },
    onSuccess: () => {
      key.used();
      keep('');
      toast({ message: text.saved, tone: 'good' });
      onClose();
    },
    onError: (error) => void alert(toTell(error)),
  });
  const isReady = asked.trim() !== '' && answer.trim() !== '' && answer.length <= MAX_INSTRUCTOR_ANSWER;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button
            variant="primary"
            isPending={saving.isPending}
            isDisabled={!isReady || asked.length > MAX_QUESTION}
            onPress={() => saving.mutate()}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{text.hint}</p>
        <TextArea label={text.question} rows={2} limit={MAX_QUESTION} value={asked} onChange={setAsked} />
        <Select
          label={text.study}
          options={studies.map(({ clubStudySequence, title }, index) => ({
            value: String(clubStudySequence),
            label: text.option(index + 1, title),
          }))}
          value={String(about)}
          onChange={(chosen) => setAbout(Number(chosen))}
        />
        <TextArea
          label={text.answer}
          rows={5}
          limit={MAX_INSTRUCTOR_ANSWER}
          value={answer}
          onChange={(typed) => {
            setAnswer(typed);
            keep(typed);
          }}
        />
      </div>
    </Dialog>
  );
}
