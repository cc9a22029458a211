import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useState } from 'react';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { contentsText } from '../contents.text.ts';
import { LinkDialog } from '../library/LinkDialog.tsx';
import { UploadZone } from '../library/UploadZone.tsx';
import { useAdding } from '../use-adding.ts';
import { ContentFacts } from './ContentFacts.tsx';
import { ContentCollection } from './ContentCollection.tsx';

const text = contentsText.picker;

export interface PickerDialogProps {
  readonly onClose: () => void;
  readonly onPick: (content: ContentItem) => void;
}

/** Finds a content of one's own, or adds one, which is chosen at once. */
export function PickerDialog({ onClose, onPick }: PickerDialogProps) {
  const [isLinking, setLinking] = useState(false);
  const adding = useAdding(onPick);
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <UploadZone adding={adding} takesOne onLink={() => setLinking(true)} />
      <LinkDialog isOpen={isLinking} onClose={() => setLinking(false)} onAdded={onPick} />
      <div className="mt-4">
        <ContentCollection
          option={(content) => (
            <button
              type="button"
              aria-label={text.pick(content.title)}
              onClick={() => onPick(content)}
              className="flex min-h-15.5 w-full items-center px-3 py-2.5 text-left hover:bg-sunken"
            >
              <ContentFacts content={content} />
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}
