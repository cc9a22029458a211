import { MAX_CLUB_REASON_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type * as contract from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getClubAbout } from '../../../../api/clubs/clubs/clubs.reads.ts';
import { decideClubApproval } from '../../../../api/clubs/clubs/clubs.writes.ts';
import { getLectureClub } from '../../../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { getQuizClub } from '../../../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { clubApprovalText } from './club-approval.text.ts';
import { ClubForApproval } from './ClubForApproval.tsx';
import { Submitter } from './Submitter.tsx';
import { SubmissionChanges } from './SubmissionChanges.tsx';

const text = clubApprovalText.decide;
const WAITING = CLUB_STATUS.waitingForApproval;
const CONFLICT = 409;
type Decision = Input<typeof contract.decideClubApproval>['body'];

export interface DecisionDialogProps {
  readonly clubSequence: number;
  readonly onClose: () => void;
}

/** A club to read through and to decide on: approved as it is, or sent back with a reason. */
export function DecisionDialog({ clubSequence, onClose }: DecisionDialogProps) {
  const queryClient = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const about = useQuery(getClubAbout({ params: { club: clubSequence } }));
  const isLecture = about.data?.clubType === CLUB_TYPE.lecture;
  const known = about.data !== undefined;
  // Fresh: what is decided on is what was read.
  const fresh = { refetchOnMount: 'always' } as const;
  const params = { id: clubSequence };
  const quizClub = useQuery({ ...getQuizClub({ params }), ...fresh, enabled: known && !isLecture });
  const lectureClub = useQuery({ ...getLectureClub({ params }), ...fresh, enabled: isLecture });
  const { error, isFetching, refetch } = known ? (isLecture ? lectureClub : quizClub) : about;
  const club = isLecture ? lectureClub.data : quizClub.data;
  const [reason, setReason] = useKeptText(`rejection:${clubSequence}`);
  const [isRejecting, setRejecting] = useState(reason !== '');
  const [isChecked, setChecked] = useState(false);

  const decision = useMutation({
    mutationFn: (body: Decision) => decideClubApproval(queryClient, { params: { clubSequence }, body }),
    onSuccess: (_, { decision: made }) => {
      setReason('');
      toast({ message: made === 'APPROVE' ? text.approved : text.rejected, tone: 'good' });
      onClose();
    },
    onError: (refusal) => {
      const isStale = refusal instanceof ApiError && refusal.status === CONFLICT;
      void alert(isStale ? { message: text.stale, detail: text.staleDetail } : toTell(refusal));
    },
  });

  const approve = async (version: number) => {
    const agreed = await confirm({ message: text.approveAsk, detail: text.approveDetail, action: text.approve });
    if (agreed) decision.mutate({ decision: 'APPROVE', version });
  };
  const reject = (version: number) => {
    setChecked(true);
    if (reason.trim()) decision.mutate({ decision: 'REJECT', reason, version });
  };
  const buttons = club?.clubStatus === WAITING && (
    <>
      <Button onPress={() => setRejecting(!isRejecting)}>{isRejecting ? text.back : text.reject}</Button>
      {isRejecting ? (
        <Button variant="danger" isPending={decision.isPending} onPress={() => reject(club.version)}>
          {text.rejectConfirm}
        </Button>
      ) : (
        <Button variant="primary" isPending={decision.isPending} onPress={() => void approve(club.version)}>
          {text.approve}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={clubApprovalText.detail.title} isOpen onClose={onClose} size="large" actions={buttons || undefined}>
      {error && !club && (
        <ErrorState
          error={error}
          title={clubApprovalText.detail.failed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !club && <Waiting />}
      {club?.clubStatus === WAITING && isRejecting && (
        <TextArea
          label={text.reason}
          description={text.reasonHint}
          isRequired
          autoFocus
          limit={MAX_CLUB_REASON_LENGTH}
          value={reason}
          onChange={setReason}
          error={isChecked && reason.trim() === '' ? text.reasonNeeded : undefined}
          className="mb-5"
        />
      )}
      {club && <Submitter clubSequence={clubSequence} />}
      {quizClub.data?.clubStatus === WAITING && !isLecture && (
        <SubmissionChanges key={quizClub.data.version} club={quizClub.data} />
      )}
      {club && <ClubForApproval club={club} />}
    </Dialog>
  );
}
