import { MAX_EXPEL_REASON_LENGTH } from '@dure/contract/clubs/memberships/membership-limits';
import type { ClubMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expelMember } from '../../../../api/clubs/memberships/member-management.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubManageText } from '../manage/club-manage.text.ts';
import { membersText } from './members.text.ts';
import { useFieldMessages } from '../manage/use-field-messages.ts';

const text = membersText.expel;
const FORM = 'expel-member';

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
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button type="submit" form={FORM} variant="danger" isPending={expel.isPending}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Form id={FORM} errors={errors} onSubmit={confirm}>
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
      </Form>
    </Dialog>
  );
}
