import type { ContentItem } from '@dure/contract/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMyContents } from '../../../api/contents/contents.reads.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { contentsText } from '../contents.text.ts';
import { KindMark } from '../KindMark.tsx';
import { LinkDialog } from '../library/LinkDialog.tsx';
import { UploadZone } from '../library/UploadZone.tsx';
import { readingState } from '../reading-words.ts';
import { useAdding } from '../use-adding.ts';

const text = contentsText.picker;
/** What is not among these is found by its words. */
const SHOWN = 30;

export interface PickerDialogProps {
  readonly onClose: () => void;
  readonly onPick: (content: ContentItem) => void;
}

/** Finds a content of one's own, or adds one, which is chosen at once. */
export function PickerDialog({ onClose, onPick }: PickerDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [isLinking, setLinking] = useState(false);
  const { addFiles, sending } = useAdding(onPick);
  const query = useQuery(listMyContents({ query: { page: 1, size: SHOWN, keyword } }));
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <UploadZone
        sending={sending}
        onFiles={(files) => void addFiles(files.slice(0, 1))}
        onLink={() => setLinking(true)}
      />
      <LinkDialog isOpen={isLinking} onClose={() => setLinking(false)} onAdded={onPick} />
      <SearchField
        label={contentsText.library.search}
        placeholder={contentsText.library.searchHint}
        value={keyword}
        delay={250}
        onChange={setKeyword}
        className="mt-4"
      />
      <div className="mt-3">
        <Loaded from={query} skeleton={<Skeleton shape="block" className="h-60" />}>
          {({ contents }) =>
            contents.length === 0 ? (
              <EmptyState icon="file">
                {keyword === '' ? contentsText.library.empty : contentsText.library.noMatch}
              </EmptyState>
            ) : (
              <ul aria-label={contentsText.library.list} className="rounded-card border border-line">
                {contents.map((content) => (
                  <li key={content.contentSequence} className="border-t border-line first:border-t-0">
                    <button
                      type="button"
                      aria-label={text.pick(content.title)}
                      onClick={() => onPick(content)}
                      className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-sunken"
                    >
                      <KindMark kind={content.kind} />
                      <span className="min-w-0 flex-1 truncate font-semibold">{content.title}</span>
                      <span className="flex-none text-sm text-ink-3">{readingState(content)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
