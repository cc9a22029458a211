import { useState } from 'react';
import { changeRubricLevels } from '../../../../api/grading/grading/rubric-levels.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { showAction } from '../actions/bulk-actions.ts';
import { useGrading } from '../state/grading-context.ts';
import { ChangedGrades } from './ChangedGrades.tsx';
import { followLevels } from './follow-levels.ts';
import { LevelRows } from './LevelRows.tsx';
import { levelsText as text } from './levels.text.ts';
import { useLevelChange } from './use-level-change.ts';

export interface LevelsDialogProps {
  readonly quiz: number;
  readonly criterion: string;
  readonly onClose: () => void;
}

/** Changes the levels of a criterion, once it was seen which grades would follow. */
export function LevelsDialog({ quiz, criterion, onClose }: LevelsDialogProps) {
  const grading = useGrading();
  const { club, client, book } = grading;
  const toast = useToast();
  const params = { club, quiz };
  const change = useLevelChange(params, criterion);
  const { list, named, followed, changed } = change;
  const [pending, setPending] = useState<'levels' | 'grades'>();
  const [error, setError] = useState<string>();
  const mayChange = list.data?.can.change === true;

  const send = async (what: 'levels' | 'grades') => {
    if (!list.data) return;
    const { rubric, version } = list.data;
    const regrade = (what === 'grades' ? followed : []).map(({ before }) => ({
      clubQuizAnswerSequence: before.clubQuizAnswerSequence,
      version: before.version,
    }));
    setPending(what);
    setError(undefined);
    try {
      const body = { criterion, levels: named, version, regrade };
      const { action, contents } = await changeRubricLevels(client, { params, body });
      followLevels(book, { club, quiz, rubric, criterion, changes: named });
      if (action) showAction(grading, { action, contents });
      toast({ message: text.done(what === 'grades' ? changed.length : 0), tone: 'good' });
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.message);
    } finally {
      setPending(undefined);
    }
  };
  const cannot = !mayChange || change.isFaulty || change.isSame || pending !== undefined;
  return (
    <Dialog
      title={text.title(criterion)}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            variant={changed.length === 0 ? 'primary' : 'secondary'}
            isPending={pending === 'levels'}
            isDisabled={cannot}
            onPress={() => void send(followed.length > 0 && changed.length === 0 ? 'grades' : 'levels')}
          >
            {text.levelsAlone}
          </Button>
          {changed.length > 0 && (
            <Button
              variant="primary"
              isPending={pending === 'grades'}
              isDisabled={cannot}
              onPress={() => void send('grades')}
            >
              {text.change(changed.length)}
            </Button>
          )}
        </>
      }
    >
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          {text.failed}
        </ErrorState>
      )}
      {list.isPending && (
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {list.data && (
        <>
          {!mayChange && <p className="mb-3 text-sm text-pre">{text.shared}</p>}
          <LevelRows
            levels={change.levels}
            onChange={change.setLevels}
            faultOf={change.faultOf}
            isDisabled={!mayChange}
          />
          <ChangedGrades {...{ club, quiz, followed }} all={change.all} />
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
