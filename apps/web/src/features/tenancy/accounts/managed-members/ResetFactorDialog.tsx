import { MAX_LOCK_REASON_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { resetMemberSecondFactor } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { ReasonDialog } from '../../../../ui/overlays/ReasonDialog.tsx';
import { memberAccessText } from './member-access.text.ts';

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
  return (
    <ReasonDialog
      title={text.resetTitle(nickname)}
      lead={text.resetLead}
      label={words.reason}
      help={words.kept}
      limit={MAX_LOCK_REASON_LENGTH}
      cancel={words.cancel}
      confirm={text.reset}
      send={async (reason) => {
        await resetMemberSecondFactor(client, { params: { memberUUID }, body: { reason } });
        onDone(text.resetDone(nickname));
      }}
      onClose={onClose}
    />
  );
}
