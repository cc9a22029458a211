import { MAX_MERGE_REASON_LENGTH } from '@dure/contract/limits/merge-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeMembers } from '../../../api/platform/merging/merging.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { useSession } from '../../../kernel/session.ts';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { accountOption, type MergeAccount } from './account-option.ts';
import { MergePreview } from './MergePreview.tsx';
import { mergingText as text } from './merging.text.ts';
import { OtherAccount } from './OtherAccount.tsx';

export interface MergeDialogProps {
  readonly one: MergeAccount;
  /** Left out, it is looked for. */
  readonly other?: MergeAccount | undefined;
  /** Given which account stays. */
  readonly onDone: (keptUUID: string) => void;
  readonly onClose: () => void;
}

/** Makes two accounts of one person one: which stays, what moves, what both have, and why. */
export function MergeDialog({ one, other: given, onDone, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const { memberId } = useSession();
  const [other, setOther] = useState(given);
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<string>();
  const accounts = other ? [one, other] : [one];
  const own = accounts.find(({ memberUUID }) => memberUUID === memberId);
  // Nobody merges their own account away.
  const keptUUID = own?.memberUUID ?? chosen ?? one.memberUUID;
  const merged = accounts.find(({ memberUUID }) => memberUUID !== keptUUID);
  const merging = useMutation({
    mutationFn: (memberUUID: string) => mergeMembers(client, { params: { memberUUID }, body: { keptUUID, reason } }),
    onSuccess: () => {
      toast({ message: text.done(one.nickname), tone: 'good' });
      onClose();
      onDone(keptUUID);
    },
    onError: (error) => void alert(toTell(error)),
  });
  const isReady = merged !== undefined && reason.trim() !== '' && reason.length <= MAX_MERGE_REASON_LENGTH;
  return (
    <FormDialog
      title={text.title}
      onClose={onClose}
      cancel={text.cancel}
      confirm={text.merge}
      isReady={isReady}
      isPending={merging.isPending}
      onSubmit={() => merged && merging.mutate(merged.memberUUID)}
    >
      <p className="text-sm break-keep text-ink-2">{text.lead}</p>
      {other === undefined || merged === undefined ? (
        <OtherAccount of={one} onChoose={setOther} />
      ) : (
        <>
          <RadioGroup
            label={text.keep}
            look="rows"
            options={accounts.map((account) => ({ ...accountOption(account), isDisabled: own !== undefined }))}
            value={keptUUID}
            onChange={setChosen}
          />
          <MergePreview mergedUUID={merged.memberUUID} keptUUID={keptUUID} />
          <p className="text-sm break-keep text-ink-2">{text.after}</p>
          <TextArea
            label={text.reason}
            description={text.kept}
            isRequired
            limit={MAX_MERGE_REASON_LENGTH}
            rows={2}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </FormDialog>
  );
}
