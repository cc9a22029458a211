import { MAX_MERGE_REASON_LENGTH } from '@dure/contract/limits/merge-limits';
import type { MemberMerge } from '@dure/contract/platform/merging/merging.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { undoMemberMerge } from '../../../api/platform/merging/merging.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { mergingText as text } from './merging.text.ts';

export interface UndoMergeDialogProps {
  readonly merge: MemberMerge;
  readonly onClose: () => void;
}

/** Asks why two merged accounts are parted again. */
export function UndoMergeDialog({ merge: { mergeSequence }, onClose }: UndoMergeDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const [reason, setReason] = useState('');
  const undoing = useMutation({
    mutationFn: () => undoMemberMerge(client, { params: { mergeSequence }, body: { reason } }),
    onSuccess: () => {
      toast({ message: text.undone, tone: 'good' });
      onClose();
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <FormDialog
      title={text.undoTitle}
      onClose={onClose}
      size="small"
      cancel={text.cancel}
      confirm={text.undo}
      isReady={reason.trim() !== '' && reason.length <= MAX_MERGE_REASON_LENGTH}
      isPending={undoing.isPending}
      onSubmit={() => undoing.mutate()}
    >
      <p className="text-sm break-keep text-ink-2">{text.undoLead}</p>
      <TextArea
        label={text.reason}
        description={text.kept}
        isRequired
        limit={MAX_MERGE_REASON_LENGTH}
        rows={3}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
