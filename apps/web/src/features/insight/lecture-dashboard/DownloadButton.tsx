import { useMutation } from '@tanstack/react-query';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { lectureDashboardText } from './lecture-dashboard.text.ts';

export interface DownloadButtonProps {
  readonly ask: () => Promise<Blob>;
  readonly fileName: string;
  readonly children: string;
}

/** Saves a file that a call answers. */
export function DownloadButton({ ask, fileName, children }: DownloadButtonProps) {
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: ask,
    onSuccess: (blob) => {
      saveBlob(blob, fileName);
      toast({ message: lectureDashboardText.exports.done, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Button icon="download" isPending={saving.isPending} onPress={() => saving.mutate()}>
      {children}
    </Button>
  );
}
