import { useMutation } from '@tanstack/react-query';
import { toTell } from '../../kernel/calls/api-error.ts';
import { saveBlob } from '../../kernel/calls/download.ts';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { useDialogs } from '../overlays/dialogs.ts';
import { useToast } from '../overlays/toasts.ts';
import { filesText } from './files.text.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  readonly ask: () => Promise<Blob>;
  readonly fileName: string;
  readonly children: string;
}

/** Saves a file that a call answers. */
export function DownloadButton({ ask, fileName, children, ...look }: DownloadButtonProps) {
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: ask,
    onSuccess: (blob) => {
      saveBlob(blob, fileName);
      toast({ message: filesText.saved, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Button {...look} icon="download" isPending={saving.isPending} onPress={() => saving.mutate()}>
      {children}
    </Button>
  );
}
