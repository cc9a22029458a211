import { MAX_MERGE_REASON_LENGTH } from '@dure/contract/limits/merge-limits';
import type { MemberMerge } from '@dure/contract/platform/merging/merging.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { undoMemberMerge } from '../../../api/platform/merging/merging.writes.ts';
import { ReasonDialog } from '../../../ui/overlays/ReasonDialog.tsx';
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
  return (
    <ReasonDialog
      title={text.undoTitle}
      lead={text.undoLead}
      label={text.reason}
      help={text.kept}
      limit={MAX_MERGE_REASON_LENGTH}
      cancel={text.cancel}
      confirm={text.undo}
      variant="primary"
      send={async (reason) => {
        await undoMemberMerge(client, { params: { mergeSequence }, body: { reason } });
        toast({ message: text.undone, tone: 'good' });
      }}
      onClose={onClose}
    />
  );
}
