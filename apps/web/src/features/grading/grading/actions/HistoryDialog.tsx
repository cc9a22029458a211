import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listGradingActions } from '../../../../api/grading/grading/grading-actions.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { bulkText } from './bulk.text.ts';
import { historyText as text } from './history.text.ts';
import { useGrading, useGradingState } from '../state/grading-context.ts';
import { undoAction } from './bulk-actions.ts';
import { useShortTime } from '../use-short-time.ts';

function Act({ action }: { readonly action: GradingAction }) {
  const grading = useGrading();
  const isPending = useGradingState((state) => state.bulk.isPending);
  const short = useShortTime();
  const line = useRef<HTMLLIElement>(null);
  const { kind, actedBy, actedAt, answerCount, changes, isUndone, canUndo } = action;
  const more = answerCount - new Set(changes.map((one) => one.clubQuizAnswerSequence)).size;
  const undo = () => {
    // The button goes with what it undoes; the focus stays in the window.
    line.current?.focus();
    void undoAction(grading, action);
  };
  return (
    <li
      ref={line}
      tabIndex={-1}
      className="flex items-start gap-3 border-b border-line py-3 -outline-offset-2 last:border-0"
    >
      <div className="min-w-0 flex-1">
        <p>
          <b className="font-semibold">{text.kinds[kind]}</b>{' '}
          <span className="text-sm text-ink-3">{text.by(actedBy.nickname, short(actedAt))}</span>
        </p>
        <ul className="text-sm text-ink-2">
          {changes.map(({ clubQuizAnswerSequence, member, part, before, after }) => (
            <li key={`${clubQuizAnswerSequence}${part}`} className="line-clamp-2">
              {part === 'FEEDBACK' ? text.feedback(member.nickname, after) : text.grade(member.nickname, before, after)}
            </li>
          ))}
          {more > 0 && <li>{text.more(more)}</li>}
        </ul>
      </div>
      {isUndone ? (
        <span className="text-sm text-ink-3">{text.undone}</span>
      ) : (
        canUndo && (
          <Button size="small" icon="undo" isPending={isPending} onPress={undo}>
            {bulkText.undo}
          </Button>
        )
      )}
    </li>
  );
}

export interface HistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who graded what lately, with the way back. */
export function HistoryDialog({ isOpen, onClose }: HistoryDialogProps) {
  const { club, dispatch } = useGrading();
  const bulk = useGradingState((state) => state.bulk);
  const list = useQuery({ ...listGradingActions({ params: { club } }), enabled: isOpen });
  const close = () => {
    dispatch({ kind: 'forgetBulkProblem' });
    onClose();
  };
  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={close}>
      {bulk.error !== undefined && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {bulk.stale.length > 0 ? text.changedSince : bulk.error}
        </p>
      )}
      {list.isError ? (
        <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          {text.failed}
        </ErrorState>
      ) : !list.data ? (
        <SkeletonText lines={5} />
      ) : list.data.contents.length === 0 ? (
        <EmptyState icon="clock">{text.none}</EmptyState>
      ) : (
        <ul>
          {list.data.contents.map((action) => (
            <Act key={action.actionSequence} {...{ action }} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
