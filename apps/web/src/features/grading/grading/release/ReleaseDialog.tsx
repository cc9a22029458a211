import type { HeldGrades } from '@dure/contract/grading/grading/grading-release.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getHeldGrades } from '../../../../api/grading/grading/grading-release.reads.ts';
import { holdGrades, releaseGrades } from '../../../../api/grading/grading/grading-release.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { ReleaseChoice } from './ReleaseChoice.tsx';
import { releaseLineText } from './release-line.text.ts';
import { releaseText as text } from './release.text.ts';

type HeldQuiz = HeldGrades['quizzes'][number];

export interface ReleaseDialogProps {
  readonly club: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Releases what waits, by quiz and for good, and says whether new grades wait at all. */
export function ReleaseDialog({ club, isOpen, onClose }: ReleaseDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const now = useNow();
  const params = { club };
  const { data: held, isError, isFetching, refetch } = useQuery(getHeldGrades({ params }));
  /** What was chosen otherwise than proposed. */
  const [choices, setChoices] = useState<Readonly<Record<number, boolean>>>({});
  const [pending, setPending] = useState<'release' | 'hold'>();
  const [error, setError] = useState<string>();
  const isEarly = ({ deadlineAt }: HeldQuiz) => deadlineAt !== null && new Date(deadlineAt).getTime() > now;
  const chosen = (held?.quizzes ?? []).filter((quiz) => choices[quiz.quizSequence] ?? !isEarly(quiz));
  const count = chosen.reduce((sum, quiz) => sum + quiz.heldCount, 0);

  const close = () => {
    setChoices({});
    setError(undefined);
    onClose();
  };
  const run = async (what: 'release' | 'hold', work: () => Promise<unknown>) => {
    setPending(what);
    setError(undefined);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.message);
    } finally {
      setPending(undefined);
    }
  };
  const release = () =>
    run('release', async () => {
      const quizSequences = chosen.map(({ quizSequence }) => quizSequence);
      const { releasedCount } = await releaseGrades(client, { params, body: { quizSequences } });
      toast({ message: releasedCount > 0 ? text.done(releasedCount) : text.doneBefore, tone: 'good' });
      close();
    });
  const isEmpty = held?.heldCount === 0;
  return (
    <Dialog
      title={isEmpty ? releaseLineText.open : text.title}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{isEmpty ? text.close : text.cancel}</Button>
          {!isEmpty && (
            <Button
              variant="primary"
              isPending={pending === 'release'}
              isDisabled={count === 0}
              onPress={() => void release()}
            >
              {text.send(count)}
            </Button>
          )}
        </>
      }
    >
      {isError && !held && (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {text.failed}
        </ErrorState>
      )}
      {held && (
        <>
          {isEmpty ? (
            <p className="text-ink-2">{text.none}</p>
          ) : (
            <ReleaseChoice
              {...{ held, chosen, isEarly }}
              onToggle={(quiz) => setChoices({ ...choices, [quiz.quizSequence]: !chosen.includes(quiz) })}
            />
          )}
          <Switch
            className="mt-4 border-t border-line pt-3"
            description={text.holdHint}
            isSelected={held.holdGrades}
            isDisabled={pending !== undefined}
            onChange={(holds) => void run('hold', () => holdGrades(client, { params, body: { holdGrades: holds } }))}
          >
            {text.hold}
          </Switch>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
    </Dialog>
  );
}
