import type { exportManagedClubs as endpoint } from '@dure/contract/clubs/clubs/club-approval.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';
import { exportManagedClubs } from '../../../../api/clubs/clubs/clubs.reads.ts';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../../kernel/calls/download.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubApprovalText } from './club-approval.text.ts';

const text = clubApprovalText.table;

/** The table as it was narrowed and ordered, on all its pages, as a file. */
export function ExportClubs({ query }: { readonly query: NonNullable<Input<typeof endpoint>['query']> }) {
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: () => exportManagedClubs.ask({ query }),
    onSuccess: (blob) => {
      saveBlob(blob, text.fileName);
      toast({ message: text.exported, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Button size="small" icon="download" isPending={saving.isPending} onPress={() => saving.mutate()}>
      {text.export}
    </Button>
  );
}
