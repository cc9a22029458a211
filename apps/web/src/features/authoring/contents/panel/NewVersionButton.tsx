import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { changeContent } from '../../../../api/authoring/contents/contents.writes.ts';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import { sortFiles } from '../../../../ui/files/file-rules.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { CONTENT_FILES } from '../content-rules.ts';
import { contentsText } from '../contents.text.ts';
import { useChanging } from './use-changing.ts';

export interface NewVersionButtonProps {
  readonly content: Pick<ContentView, 'contentSequence'>;
  readonly label: string;
  readonly variant?: 'ghost' | 'secondary';
  readonly size?: 'small';
}

/** Uploads another file as the version that counts from now on. */
export function NewVersionButton(props: NewVersionButtonProps) {
  const { label, variant = 'ghost', size } = props;
  const { contentSequence } = props.content;
  const { change, isPending } = useChanging();
  const toast = useToast();
  const send = async (offered: readonly File[]) => {
    const { taken, refusals } = sortFiles(offered, 0, CONTENT_FILES);
    const [file] = taken;
    if (!file) return refusals[0] === undefined ? undefined : toast({ message: refusals[0], tone: 'bad' });
    const isDone = await change((client) =>
      changeContent(client, { params: { contentSequence }, body: {}, files: { file: [file] } }),
    );
    if (isDone) toast({ message: contentsText.panel.replaced, tone: 'good' });
  };
  return (
    <FileButton
      variant={variant}
      {...(size && { size })}
      isPending={isPending}
      kinds={CONTENT_FILES.kinds}
      onChoose={(files) => void send(files)}
    >
      {label}
    </FileButton>
  );
}
