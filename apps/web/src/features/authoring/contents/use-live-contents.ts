import { useQueryClient } from '@tanstack/react-query';
import { getContent, listContentPassages, listMyContents } from '../../../api/authoring/contents/contents.reads.ts';
import { useLive } from '../../../kernel/live.ts';

/** Keeps what is on the screen of contents as it is: how far their reading has come. */
export function useLiveContents(): void {
  const client = useQueryClient();
  useLive(undefined, (event) => {
    if (event.kind !== 'content' && event.kind !== 'resync') return;
    const of = event.kind === 'content' ? { params: { id: event.contentSequence } } : undefined;
    for (const queryKey of [listMyContents.key(), getContent.key(of), listContentPassages.key(of)]) {
      void client.invalidateQueries({ queryKey });
    }
  });
}
