import { MAX_LOCK_REASON_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetMemberSecondFactor } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { memberAccessText } from './member-access.text.ts';
import { useAccessChange } from './use-access-change.ts';

const { logIn: text, lock: words } = memberAccessText;

export interface ResetFactorDialogProps {
  readonly member: MemberAccess;
  /** Given what to say of it. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks why a member's second factor is taken off. */
export function ResetFactorDialog({ member: { memberUUID, nickname }, onDone, onClose }: ResetFactorDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const resetting = useAccessChange({
    send: () => resetMemberSecondFactor(client, { params: { memberUUID }, body: { reason } }),
    onDone: () => {
      onDone(text.resetDone(nickname));
      onClose();
    },
  });
  const isReady = reason.trim() !== '' && reason.length <= MAX_LOCK_REASON_LENGTH;
  return (
    <FormDialog
      title={text.resetTitle(nickname)}
      onClose={onClose}
      size="small"
      cancel={words.cancel}
      confirm={text.reset}
      variant="danger"
      isReady={isReady}
      isPending={resetting.isPending}
      onSubmit={() => resetting.mutate()}
    >
      <p className="text-sm break-keep text-ink-2">{text.resetLead}</p>
      <TextArea
        label={words.reason}
        description={words.kept}
        isRequired
        limit={MAX_LOCK_REASON_LENGTH}
        rows={3}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
