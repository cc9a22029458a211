import { MAX_LOCK_REASON_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetMemberSecondFactor } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { memberAccessText } from './member-access.text.ts';
import { useAccessChange } from './use-access-change.ts';

const { logIn: text, lock: words } = memberAccessText;
const FORM = 'second-factor-reset';

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
    <Dialog
      title={text.resetTitle(nickname)}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" isDisabled={!isReady} isPending={resetting.isPending}>
            {text.reset}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => isReady && resetting.mutate()} aria-label={text.resetTitle(nickname)}>
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
      </Form>
    </Dialog>
  );
}
