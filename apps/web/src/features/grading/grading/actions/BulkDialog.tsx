import { MAX_FEEDBACK_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { bulkText as text } from './bulk.text.ts';
import { ScoreField } from '../grade-pane/ScoreField.tsx';
import { parseScore } from '../grade-pane/score.ts';
import { useGrading, useGradingState } from '../state/grading-context.ts';
import { TemplatePicker } from '../templates/TemplatePicker.tsx';
import { gradeAlike } from './bulk-actions.ts';

function StaleList({ stale }: { readonly stale: readonly ClubQueueItem[] }) {
  return (
    <div role="alert" className="rounded-box border border-bad bg-bad-soft px-3 py-2.5 text-sm">
      <p className="font-semibold text-bad">{text.stale(stale.length)}</p>
      <ul className="mt-1 max-h-40 overflow-auto">
        {stale.map(({ clubQuizAnswerSequence, member, no, grades }) => (
          <li key={clubQuizAnswerSequence}>{text.staleOne(member.nickname, no, grades.INSTRUCTOR)}</li>
        ))}
      </ul>
      <p className="mt-1">{text.staleKept}</p>
    </div>
  );
}

export interface BulkDialogProps {
  /** The selected answers. */
  readonly items: readonly ClubQueueItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The same grade, the same words, or both for the chosen answers. */
export function BulkDialog({ items, isOpen, onClose }: BulkDialogProps) {
  const workspace = useGrading();
  const bulk = useGradingState((state) => state.bulk);
  const [score, setScore] = useState('');
  const [feedback, setFeedback] = useState('');
  const staleKeys = new Set(bulk.stale.map((one) => one.clubQuizAnswerSequence));
  const rest = items.filter((item) => !staleKeys.has(item.clubQuizAnswerSequence));
  const regraded = rest.filter(({ grades }) => grades.INSTRUCTOR !== null).length;
  const said = rest.filter(({ hasFeedback }) => hasFeedback).length;
  const grading = parseScore(score);
  const isFaulty = score.trim() !== '' && grading === null;
  const isEmpty = grading === null && feedback.trim() === '';

  const close = () => {
    workspace.dispatch({ kind: 'forgetBulkProblem' });
    onClose();
  };
  const send = async (these: readonly ClubQueueItem[]) => {
    const done = await gradeAlike(workspace, these, {
      ...(grading !== null && { grading }),
      ...(feedback.trim() !== '' && { feedback }),
    });
    if (!done) return;
    setScore('');
    setFeedback('');
    workspace.dispatch({ kind: 'clearSelection' });
    onClose();
  };
  return (
    <Dialog
      title={text.title(items.length)}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button
            variant="primary"
            isPending={bulk.isPending}
            isDisabled={isEmpty || isFaulty || rest.length === 0 || feedback.length > MAX_FEEDBACK_LENGTH}
            onPress={() => void send(rest)}
          >
            {staleKeys.size > 0 ? text.saveRest(rest.length) : text.save(rest.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {staleKeys.size > 0 ? (
          <StaleList stale={bulk.stale} />
        ) : (
          bulk.error !== undefined && (
            <p role="alert" className="text-sm text-bad">
              {bulk.error}
            </p>
          )
        )}
        <ScoreField score={score} onChange={setScore} error={undefined} isDisabled={false} />
        {regraded > 0 && grading !== null && <p className="-mt-3 text-sm text-pre">{text.regrades(regraded)}</p>}
        <div className="flex flex-col gap-2">
          <TextArea
            label={text.feedback}
            description={said > 0 ? text.feedbackKept(said) : text.placeholder}
            rows={3}
            limit={MAX_FEEDBACK_LENGTH}
            value={feedback}
            onChange={setFeedback}
          />
          <TemplatePicker
            club={workspace.club}
            onInsert={(words) => setFeedback((before) => [before, words].filter(Boolean).join('\n'))}
          />
        </div>
      </div>
    </Dialog>
  );
}
