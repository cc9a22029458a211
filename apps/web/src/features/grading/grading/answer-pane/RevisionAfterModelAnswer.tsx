import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseCountedVersion } from '../../../../api/grading/grading/grading.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { SentencePairs } from '../../../../ui/text/SentencePairs.tsx';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { useGrading } from '../state/grading-context.ts';
import { revisionAfterModelAnswerText as text } from './revision-after-model-answer.text.ts';

export interface RevisionAfterModelAnswerProps {
  readonly address: AnswerAddress;
  readonly revision: NonNullable<GradingDetail['revision']>;
  /** The text that counts. */
  readonly counted: string;
  readonly canChoose: boolean;
}

/** A revision from after the model answer: what it changes, and which version is graded. */
export function RevisionAfterModelAnswer({ address, revision, counted, canChoose }: RevisionAfterModelAnswerProps) {
  const { client, renderFiles } = useGrading();
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const { versionNo, before, isCounted, submittedAt, files } = revision;
  const choose = useMutation({
    mutationFn: () =>
      chooseCountedVersion(client, { params: address, body: { versionNo: isCounted ? before : versionNo } }),
    onSuccess: () => toast({ message: isCounted ? text.tookBefore : text.tookRevision, tone: 'good' }),
  });
  return (
    <Card as="section" aria-label={text.mark}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{text.mark}</h3>
        <DateText date={submittedAt} look="short" className="text-sm text-ink-3" />
      </div>
      <p className="mt-1 text-sm text-ink-2">{isCounted ? text.counts : text.countsNot}</p>
      {isShown && (
        <div className="mt-2 border-t border-line pt-2">
          <SentencePairs before={counted} after={revision.text} names={[text.before, text.mark]} />
          {renderFiles(files)}
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {!isCounted && (
          <Button size="small" variant="ghost" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
            {isShown ? text.hide : text.show}
          </Button>
        )}
        {canChoose && (
          <Button size="small" isPending={choose.isPending} onPress={() => choose.mutate()}>
            {isCounted ? text.takeBefore : text.takeRevision}
          </Button>
        )}
      </div>
      {choose.error && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {choose.error.message}
        </p>
      )}
    </Card>
  );
}
