import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listContentNotes } from '../../../../api/authoring/contents/contents.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { contentsText } from '../contents.text.ts';

const text = contentsText.panel;
const SHOWN = 50;

/** What the speaker wrote below the slides, for who manages the content; members never see it. */
export function ContentNotes({ content: { contentSequence: id, kind, reading } }: { readonly content: ContentView }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...listContentNotes({ params: { id }, query: { page, size: SHOWN } }),
    enabled: kind === 'PPTX' && reading.state === 'READ',
  });
  if (!data || data.totalElements === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="min-h-11 content-center font-semibold desktop:min-h-0">
        {text.notes(data.totalElements)}
      </summary>
      <p className="mt-1 text-ink-3">{text.notesFor}</p>
      <ul className="mt-1 max-h-40 space-y-1 overflow-y-auto">
        {data.contents.map(({ position, unitNo, text: note }) => (
          <li key={position} className="whitespace-pre-line">
            {unitNo !== null && (
              <span className="mr-1.5 text-ink-3 tabular-nums">{contentsText.unitAt.SLIDE(unitNo)}</span>
            )}
            {note}
          </li>
        ))}
      </ul>
      {data.totalElements > SHOWN && (
        <div className="mt-1 flex gap-2">
          <Button variant="secondary" size="small" isDisabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.notesBefore}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isDisabled={page * SHOWN >= data.totalElements}
            onClick={() => setPage(page + 1)}
          >
            {text.notesAfter}
          </Button>
        </div>
      )}
    </details>
  );
}
