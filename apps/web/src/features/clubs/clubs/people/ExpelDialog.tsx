import { MAX_EXPEL_REASON_LENGTH } from '@dure/contract/clubs/memberships/membership-limits';
import type { ClubMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expelMember } from '../../../../api/clubs/memberships/member-management.writes.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubManageText } from '../manage/club-manage.text.ts';
import { membersText } from './members.text.ts';
import { useFieldMessages } from '../manage/use-field-messages.ts';

const text = membersText.expel;

export interface ExpelDialogProps {
  readonly clubSequence: number;
  readonly member: ClubMember;
  readonly onClose: () => void;
}

/** Expelling is for good and needs a reason, which the person is told. */
export function ExpelDialog({ clubSequence, member, onClose }: ExpelDialogProps) {
  const { memberUUID, nickname } = member;
  const queryClient = useQueryClient();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const expel = useMutation({
    mutationFn: () => expelMember(queryClient, { params: { clubSequence, memberUUID }, body: { reason } }),
    onSuccess: () => {
      toast({ message: text.done(nickname), tone: 'good' });
      onClose();
    },
  });
  const confirm = () => {
    setChecked(true);
    if (reason.trim() !== '') expel.mutate();
  };
  const missing = isChecked && reason.trim() === '' ? text.needed : undefined;
  const errors = useFieldMessages(expel.error, 'reason');
  return (
    <FormDialog
      title={text.title}
      confirm={text.confirm}
      cancel={clubManageText.close}
      variant="danger"
      {...{ errors, onClose }}
      isPending={expel.isPending}
      onSubmit={confirm}
    >
      <p>{text.body(nickname)}</p>
      <TextArea
        label={text.reason}
        description={text.reasonHint}
        isRequired
        autoFocus
        limit={MAX_EXPEL_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        name="reason"
        error={missing}
      />
    </FormDialog>
  );
}
