import { MAX_DOWNLOAD_NOTE_LENGTH } from '@dure/contract/tenancy/audit/audit-limits';
import { DOWNLOAD_REASONS, type DownloadReason } from '@dure/contract/tenancy/audit/download-reasons';
import { DOWNLOAD_REASON_LABELS } from '@dure/contract/tenancy/audit/download-reasons.text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toTell } from '../../kernel/calls/api-error.ts';
import { saveBlob } from '../../kernel/calls/download.ts';
import { RadioCards } from '../fields/RadioCards.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { Icon } from '../Icon.tsx';
import { useDialogs } from '../overlays/dialogs.ts';
import { FormDialog } from '../overlays/FormDialog.tsx';
import { downloadsText as text } from './downloads.text.ts';

const options = DOWNLOAD_REASONS.map((value) => ({ value, label: DOWNLOAD_REASON_LABELS[value] }));

export interface WhyDownload {
  readonly reason: DownloadReason;
  readonly note?: string;
}

export interface DownloadDialogProps {
  readonly fileName: string;
  /** How many rows the file will have, where that is known. */
  readonly count?: number | undefined;
  readonly ask: (why: WhyDownload) => Promise<Blob>;
  readonly onClose: () => void;
}

/** Asks why personal data is taken along, says that it is recorded, and saves the file. */
export function DownloadDialog({ fileName, count, ask, onClose }: DownloadDialogProps) {
  const { alert } = useDialogs();
  const [reason, setReason] = useState<DownloadReason | null>(null);
  const [note, setNote] = useState('');
  const words = note.trim();
  const isSaid = reason !== 'OTHER' || words !== '';
  const isReady = reason !== null && isSaid && note.length <= MAX_DOWNLOAD_NOTE_LENGTH;
  const saving = useMutation({
    mutationFn: () => ask({ reason: reason!, ...(words !== '' && { note: words }) }),
    onSuccess: (blob) => {
      saveBlob(blob, fileName);
      onClose();
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <FormDialog
      title={text.title}
      onClose={onClose}
      size="small"
      cancel={text.cancel}
      confirm={text.download(count)}
      isReady={isReady}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
    >
      <RadioCards label={text.reason} labelHidden options={options} value={reason} onChange={setReason} />
      <TextArea
        label={text.note}
        {...(reason === 'OTHER' && { description: text.noteNeeded })}
        limit={MAX_DOWNLOAD_NOTE_LENGTH}
        rows={2}
        value={note}
        onChange={setNote}
      />
      <p className="flex items-start gap-2.5 rounded-control bg-sunken p-3 text-sm break-keep text-ink-2">
        <Icon name="lock" size={16} className="mt-0.5 flex-none" />
        {text.logged}
      </p>
    </FormDialog>
  );
}
