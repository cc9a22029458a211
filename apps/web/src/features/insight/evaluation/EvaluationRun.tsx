import type { EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toTell } from '../../../kernel/calls/api-error.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { Progress } from '../../../ui/states/Progress.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { useEvaluationKind } from './evaluation-kind.ts';
import { evaluationText as text } from './evaluation.text.ts';
import { releaseReports } from './reports.ts';

export interface EvaluationRunProps {
  readonly clubSequence: number;
  readonly status: EvaluationStatus;
  readonly chosen: ReadonlySet<string>;
  readonly onReleased: () => void;
  /** Leads to the first report that nobody has read; null where it is not known. */
  readonly readLink: (parts: LinkParts) => ReactNode;
}

/** Drafts the reports, says how far that is, and releases them. */
export function EvaluationRun({ clubSequence, status, chosen, onReleased, readLink }: EvaluationRunProps) {
  const kind = useEvaluationKind();
  const queryClient = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const isRunning = status.state === 'RUNNING';
  const unreadCount = status.draftCount - status.readCount;
  const onError = (error: Error) => void alert(toTell(error));
  const start = useMutation({
    mutationFn: () => kind.startEvaluation(queryClient, { params: { club: clubSequence } }),
    onError,
  });
  const release = useMutation({
    mutationFn: (memberUUIDs: readonly string[] | null) => releaseReports(kind, queryClient, clubSequence, memberUUIDs),
    onSuccess: ({ released, unread }) => {
      toast({ message: text.releasedNow(released), tone: 'good' });
      if (unread > 0) toast({ message: text.unreadLeft(unread) });
      onReleased();
    },
    onError,
  });
  const askStart = async () => {
    const isFirst = status.state === 'NONE';
    if (isFirst || (await confirm({ message: text.againAsk, detail: text.againDetail, action: text.again })))
      start.mutate();
  };
  const askRelease = async (memberUUIDs: readonly string[] | null, count: number) => {
    const agreed = await confirm({
      message: text.releaseAsk(count),
      detail: text.releaseDetail,
      action: text.releaseAction,
    });
    if (agreed) release.mutate(memberUUIDs);
  };
  return (
    <Card as="section" aria-labelledby="evaluation-run">
      <h2 id="evaluation-run" className="text-lg font-bold">
        {text.title}
      </h2>
      <p className="text-ink-2">{text.intro}</p>
      <p className="text-sm text-ink-3">{kind.text.byRules}</p>
      {status.state === 'FAILED' && (
        <p role="alert" className="mt-3 text-bad">
          {text.failed}
        </p>
      )}
      {isRunning ? (
        <div role="status" className="mt-4">
          <Progress
            label={text.running}
            value={status.done}
            max={Math.max(1, status.total)}
            valueText={text.runningOf(status.done, status.total)}
          />
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant={status.draftCount > 0 ? 'secondary' : 'primary'}
            isPending={start.isPending}
            onPress={() => void askStart()}
          >
            {status.state === 'NONE' ? text.start : text.again}
          </Button>
          {chosen.size > 0 ? (
            <Button
              variant="primary"
              isPending={release.isPending}
              onPress={() => void askRelease([...chosen], chosen.size)}
            >
              {text.releaseChosen(chosen.size)}
            </Button>
          ) : (
            status.readCount > 0 && (
              <Button
                variant={unreadCount > 0 ? 'secondary' : 'primary'}
                isPending={release.isPending}
                onPress={() => void askRelease(null, status.readCount)}
              >
                {text.releaseRead(status.readCount)}
              </Button>
            )
          )}
          {chosen.size === 0 &&
            unreadCount > 0 &&
            readLink({ className: buttonClass({ variant: 'primary' }), children: text.readOn(unreadCount) })}
        </div>
      )}
    </Card>
  );
}
