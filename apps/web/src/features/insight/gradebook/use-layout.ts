import type { KeptLayout } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveGradebookLayout } from '../../../api/insight/gradebook/gradebook.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { gradebookText } from './gradebook.text.ts';
import { showLayout } from './use-gradebook.ts';

const CONFLICT = 409;

/** Each choice is shown and kept at once; where somebody else chose meanwhile, theirs stands and is shown. */
export function useLayout(club: number, kept: KeptLayout) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: (layout: KeptLayout) =>
      saveGradebookLayout(client, { params: { id: club }, body: { ...layout, columns: [...layout.columns] } }),
    onMutate: (layout) => {
      showLayout(client, club, layout);
      return kept;
    },
    onSuccess: (layout) => showLayout(client, club, layout),
    onError: (error, _, before) => {
      const isStale = error instanceof ApiError && error.status === CONFLICT;
      showLayout(client, club, isStale ? (error.data as KeptLayout) : (before ?? kept));
      if (isStale) toast({ message: gradebookText.layout.stale });
      else void alert(toTell(error));
    },
  });
  const change = (part: Partial<KeptLayout>) => saving.mutate({ ...kept, ...part });
  return { change, isSaving: saving.isPending };
}
