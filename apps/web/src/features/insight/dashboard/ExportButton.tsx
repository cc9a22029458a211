import { useMutation } from '@tanstack/react-query';
import { exportClub } from '../../../api/insight/dashboard/dashboard.reads.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.export;

export interface ExportButtonProps {
  readonly clubSequence: number;
  readonly clubName: string;
}

/** Members, answers and grades of the club as one workbook. */
export function ExportButton({ clubSequence, clubName }: ExportButtonProps) {
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: () => exportClub.ask({ params: { id: clubSequence } }),
    onSuccess: (blob) => {
      saveBlob(blob, text.fileName(clubName));
      toast({ message: text.done, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Button icon="download" isPending={saving.isPending} onPress={() => saving.mutate()}>
      {text.button}
    </Button>
  );
}
