import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getAnswerRoom } from '../../../../api/answering/answers/answers.reads.ts';
import { submitFinalAnswer, submitPreAnswer } from '../../../../api/answering/answers/answers.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../../kernel/calls/idempotency-key.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { submissionText } from './submission.text.ts';
import type { Step } from './draft.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

interface Submission {
  readonly text: string;
  readonly fileKeys: string[];
}

interface Submitting {
  readonly address: QuizAddress;
  readonly step: Step;
  readonly room: Pick<AnswerRoom, 'final' | 'holdModelAnswer' | 'marksRevision'>;
  readonly draft: AnswerDraft;
  readonly onSubmitted: () => void;
}

/** Which sentences go with a submission: what it opens, and what a revision counts for. */
function wordsOf(step: Step, { final, holdModelAnswer, marksRevision }: Submitting['room']) {
  if (step === 'pre') return 'pre';
  if (final !== null) return marksRevision ? 'lateRevision' : 'revision';
  return holdModelAnswer ? 'heldFinal' : 'final';
}

/** Submits once, however often it is asked to: after a confirmation, with one key for one text. */
export function useSubmission({ address, step, room, draft: { engine }, onSubmitted }: Submitting) {
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const toast = useToast();
  const key = useIdempotencyKey();
  const said = wordsOf(step, room);
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(body: Submission) {
    setPending(true);
    // A newer draft of another device shows itself here, before its place is taken.
    await engine.flush();
    if (engine.state.phase === 'conflict') return;
    await engine.hold();
    const idempotencyKey = key.of(JSON.stringify(body));
    const submitStep = step === 'pre' ? submitPreAnswer : submitFinalAnswer;
    const submitted = await submitStep(client, { params: address, body, files: {} }, { idempotencyKey });
    key.used();
    engine.finish();
    client.setQueryData(getAnswerRoom({ params: address }).queryKey, submitted);
    toast({ message: submissionText.submitted[said === 'revision' ? 'final' : said], tone: 'good' });
    onSubmitted();
  }

  function fail(problem: unknown) {
    if (!(problem instanceof ApiError)) throw problem;
    setError(submissionText.failed(problem.fields[0]?.message ?? problem.message));
    if (problem.status === 409) {
      engine.refuse(problem.message);
      void client.invalidateQueries({ queryKey: getAnswerRoom.key({ params: address }) });
    } else engine.release();
  }

  const submit = async (body: Submission) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    try {
      const { title, body: detail } = submissionText.confirm[said];
      if (await confirm({ message: title, detail, action: submissionText.confirm.submit })) await send(body);
    } catch (problem) {
      fail(problem);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { submit, isPending, error, forget: () => setError(null) };
}
