import { quoteMarkdown } from '@dure/contract/answers/quote-rules';
import { useCallback, useMemo, useState } from 'react';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { answersText } from '../answers.text.ts';
import type { Passage, Quoting } from './quoting.ts';

const words = answersText.quoting;

/** Writes a passage where the caret stands in the own answer; whoever reads goes on reading. */
async function write(field: HTMLTextAreaElement, { nickname, text }: Passage): Promise<void> {
  const [{ applyEdit }, { block }] = await Promise.all([
    import('../../../ui/writing/apply-edit.ts'),
    import('../../../ui/writing/edits.ts'),
  ]);
  const reading = document.activeElement;
  const markdown = quoteMarkdown({ name: nickname, passage: text });
  applyEdit(field, (typed) => block({ ...typed, start: typed.end }, markdown, [markdown.length, markdown.length]));
  if (reading instanceof HTMLElement && reading !== field) reading.focus({ preventScroll: true });
}

/** Quoting within one room: the field that is written in, and a passage that waits for the comment it belongs to. */
export function useRoomQuoting(canQuote: boolean, canComment: boolean, openThread: (memberUUID: string) => void) {
  const toast = useToast();
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const [names, setNames] = useState('');
  const [seed, setSeed] = useState<Passage | null>(null);
  const quoting: Quoting = useMemo(
    () => ({
      quoted: new Set(names === '' ? [] : names.split('\n')),
      quote:
        canQuote && field
          ? (passage) => {
              void write(field, passage).then(() => toast({ message: words.quoted(passage.nickname), tone: 'good' }));
            }
          : null,
      comment: canComment
        ? (passage) => {
            setSeed(passage);
            openThread(passage.memberUUID);
          }
        : null,
    }),
    // oxlint-disable-next-line exhaustive-effect-dependencies -- the toast and the address's function are the same throughout
    [names, field, canQuote, canComment],
  );
  return {
    quoting,
    onField: setField,
    /** Which names the text quotes, one a line. */
    onQuoted: setNames,
    seedOf: (memberUUID: string) => (seed?.memberUUID === memberUUID ? seed.text : undefined),
    onSeeded: useCallback(() => setSeed(null), []),
  };
}
