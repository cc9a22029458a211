import { MAX_PASTED_TEXT } from '@dure/contract/limits/content-limits';
import { useState } from 'react';
import { changeContent } from '../../../../api/authoring/contents/contents.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { contentsText } from '../contents.text.ts';
import { useChanging } from './use-changing.ts';

const text = contentsText.paste;

export interface PasteDialogProps {
  readonly contentSequence: number;
  readonly onClose: () => void;
}

/** What a site says that cannot be read, pasted in its place. */
export function PasteDialog({ contentSequence, onClose }: PasteDialogProps) {
  const [pasted, setPasted] = useState('');
  const { change, isPending } = useChanging();
  const save = async () => {
    const isDone = await change((client) =>
      changeContent(client, { params: { contentSequence }, body: { pastedText: pasted }, files: {} }),
    );
    if (isDone) onClose();
  };
  const isFit = pasted.trim() !== '' && pasted.length <= MAX_PASTED_TEXT;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isDisabled={!isFit} isPending={isPending} onPress={() => void save()}>
          {text.save}
        </Button>
      }
    >
      <TextArea
        label={text.field}
        description={text.lead}
        rows={12}
        limit={MAX_PASTED_TEXT}
        value={pasted}
        onChange={setPasted}
        autoFocus
      />
    </Dialog>
  );
}
