import type { NoteChange } from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { estimateAi } from '../../../../api/assistance/ai/ai.reads.ts';
import { getRubricNotePreview, listRubricNotes } from '../../../../api/grading/grading/rubric-notes.reads.ts';
import {
  changeRubricNotes,
  dropRubricNotePreview,
  previewRubricNote,
} from '../../../../api/grading/grading/rubric-notes.writes.ts';

const POLL_MS = 1000;

export type WantedNote = Omit<NoteChange, 'version'>;

/** What a change of a quiz's notes would do, and doing it. Where it costs nothing it begins by itself. */
export function useNotePreview(params: { readonly club: number; readonly quiz: number }, wanted: WantedNote) {
  const client = useQueryClient();
  const notes = useQuery(listRubricNotes({ params }));
  const calls = notes.data?.rereadCount ?? 0;
  const { data: estimate } = useQuery({ ...estimateAi({ query: { calls: Math.max(1, calls) } }), enabled: calls > 0 });
  const version = notes.data?.version ?? 0;
  const begun = useMutation({
    mutationFn: () => previewRubricNote(client, { params, body: { ...wanted, version } }),
    onSuccess: (preview) =>
      client.setQueryData(
        getRubricNotePreview({ params: { ...params, preview: preview.previewSequence } }).queryKey,
        preview,
      ),
  });
  const preview = begun.data?.previewSequence ?? null;
  const found = useQuery({
    ...getRubricNotePreview({ params: { ...params, preview: preview ?? 0 } }),
    enabled: preview !== null,
    refetchInterval: ({ state }) => (state.data?.isDone === true ? false : POLL_MS),
  });
  const isFree = calls === 0 || estimate?.engine === 'BUILT_IN';
  const { mutate: begin, isIdle } = begun;
  useEffect(() => {
    if (notes.data && isFree && isIdle) begin();
  }, [notes.data, isFree, isIdle, begin]);
  const confirmed = useMutation({
    mutationFn: (applies: boolean) =>
      changeRubricNotes(client, { params, body: { ...wanted, version, preview: applies ? preview : null } }),
    onSuccess: (next, applies) => {
      if (applies) left.current = null;
      client.setQueryData(listRubricNotes({ params }).queryKey, next);
    },
  });
  // Whoever turns away from a preview wants nothing read for it any more.
  const left = useRef<number | null>(null);
  const place = useRef(params);
  useEffect(() => {
    left.current = preview;
  }, [preview]);
  useEffect(
    () => () => {
      if (left.current !== null)
        dropRubricNotePreview(client, { params: { ...place.current, preview: left.current } }).catch(() => {});
    },
    [client],
  );
  return { notes, estimate, isFree, calls, begin, begun, found: found.data, confirmed };
}
