import { useMutation } from '@tanstack/react-query';
import { exportClub } from '../../../api/insight/dashboard/dashboard.reads.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useDesktop } from '../../../ui/layout/use-desktop.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { gradebookText } from './gradebook.text.ts';
import { LayoutForm, type LayoutFormProps } from './LayoutForm.tsx';

const text = gradebookText.layout;

export interface LayoutPanelProps extends LayoutFormProps {
  readonly clubName: string;
  readonly memberCount: number;
  readonly onClose: () => void;
}

/** The shape of the file beside the grid, and the way to have it; on a phone over the page. */
export function LayoutPanel({ club, clubName, layout, memberCount, onClose }: LayoutPanelProps) {
  const { alert } = useDialogs();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: () => exportClub.ask({ params: { id: club } }),
    onSuccess: (blob) => {
      saveBlob(blob, text.fileName(clubName));
      toast({ message: text.done, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  const dock = (
    <div className="flex items-center justify-between gap-3">
      <small className="text-ink-2 tabular-nums">{text.people(memberCount)}</small>
      <Button variant="primary" isPending={saving.isPending} onPress={() => saving.mutate()}>
        {text.download}
      </Button>
    </div>
  );
  const isDesktop = useDesktop();
  if (!isDesktop) {
    return (
      <Drawer title={text.title} isOpen onClose={onClose} footer={dock}>
        <LayoutForm club={club} layout={layout} />
      </Drawer>
    );
  }
  return (
    <aside aria-label={text.title} className="flex w-84 flex-none flex-col border-t border-l border-line bg-surface">
      <div className="min-h-0 flex-1 overflow-auto px-5 py-4">
        <div className="mb-2 flex items-center justify-between">
          <h2 className="text-base font-bold">{text.title}</h2>
          <IconButton size="small" icon="close" label={text.close} onPress={onClose} />
        </div>
        <LayoutForm club={club} layout={layout} />
      </div>
      <div className="flex-none border-t border-line px-5 py-3">{dock}</div>
    </aside>
  );
}
