import { MAX_LOCK_REASON_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setMemberLock } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { memberAccessText } from './member-access.text.ts';
import { useAccessChange } from './use-access-change.ts';

const text = memberAccessText.lock;
const FORM = 'member-lock';

export interface LockDialogProps {
  readonly member: MemberAccess;
  /** Given what to say of it. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks why an account is locked, or unlocked. */
export function LockDialog({ member, onDone, onClose }: LockDialogProps) {
  const { memberUUID, nickname } = member;
  const client = useQueryClient();
  const [isLocked] = useState(member.state !== 'LOCKED');
  const [reason, setReason] = useState('');
  const locking = useAccessChange({
    send: () => setMemberLock(client, { params: { memberUUID }, body: { isLocked, reason } }),
    onDone: () => {
      onDone((isLocked ? text.locked : text.unlocked)(nickname));
      onClose();
    },
  });
  const isReady = reason.trim() !== '' && reason.length <= MAX_LOCK_REASON_LENGTH;
  const title = (isLocked ? text.lockTitle : text.unlockTitle)(nickname);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={isLocked ? 'danger' : 'primary'}
            isDisabled={!isReady}
            isPending={locking.isPending}
          >
            {isLocked ? text.lock : text.unlock}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => isReady && locking.mutate()} aria-label={title}>
        {isLocked && <p className="text-sm break-keep text-ink-2">{text.lead}</p>}
        <TextArea
          label={text.reason}
          description={text.kept}
          isRequired
          limit={MAX_LOCK_REASON_LENGTH}
          rows={3}
          value={reason}
          onChange={setReason}
        />
      </Form>
    </Dialog>
  );
}
