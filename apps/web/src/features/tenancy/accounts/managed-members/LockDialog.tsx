import { MAX_LOCK_REASON_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import { useState } from 'react';
import { DateTimePicker } from '../../../../ui/dates/DateTimePicker.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { memberAccessText } from './member-access.text.ts';
import { useAccessChange } from './use-access-change.ts';

const text = memberAccessText.lock;

export interface LockDialogProps {
  readonly title: string;
  /** Whether it locks, or unlocks. */
  readonly isLocking: boolean;
  readonly send: (lock: { isLocked: boolean; reason: string; until: string | null }) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why accounts are locked or unlocked, and until when. */
export function LockDialog({ title, isLocking, send, onDone, onClose }: LockDialogProps) {
  // What is asked stays while the answer changes the account behind it.
  const [isLocked] = useState(isLocking);
  const [heading] = useState(title);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [opened] = useState(() => new Date().toISOString());
  const locking = useAccessChange({
    send: () => send({ isLocked, reason, until: isLocked ? until : null }),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const isReady = reason.trim() !== '' && reason.length <= MAX_LOCK_REASON_LENGTH;
  return (
    <FormDialog
      title={heading}
      onClose={onClose}
      size="small"
      cancel={text.cancel}
      confirm={isLocked ? text.lock : text.unlock}
      variant={isLocked ? 'danger' : 'primary'}
      isReady={isReady}
      isPending={locking.isPending}
      onSubmit={() => locking.mutate()}
    >
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
      {isLocked && (
        <DateTimePicker
          label={text.until}
          description={text.untilHint}
          value={until}
          min={opened}
          onChange={setUntil}
        />
      )}
    </FormDialog>
  );
}
