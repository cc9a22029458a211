import type { exportStatistics as endpoint } from '@dure/contract/platform/statistics/statistics.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';
import { exportStatistics } from '../../../api/platform/statistics/statistics.reads.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { statisticsText as text } from './statistics.text.ts';

/** The months of the page as a file. It holds nobody's data, so no reason is asked for. */
export function ExportStatistics({ query }: { readonly query: NonNullable<Input<typeof endpoint>['query']> }) {
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: () => exportStatistics.ask({ query }),
    onSuccess: (blob) => {
      saveBlob(blob, text.fileName);
      toast({ message: text.exported, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Button icon="download" isPending={saving.isPending} onPress={() => saving.mutate()}>
      {text.export}
    </Button>
  );
}
