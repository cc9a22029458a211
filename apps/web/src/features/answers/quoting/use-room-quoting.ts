import { quoteMarkdown } from '@dure/contract/answers/quote-rules';
import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import { startTransition, useCallback, useState } from 'react';
import type { QuizAddress } from '../../../api/answers/answer-address.ts';
import { changeKeptText } from '../../../kernel/use-kept-text.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { quotingText } from './quoting.text.ts';
import { namesQuotedIn, type Passage, type Quoting } from './quoting.ts';

const words = quotingText;

/** Writes a passage where the caret stands in the own answer; whoever reads goes on reading. */
async function write(field: HTMLTextAreaElement, { nickname, text }: Omit<Passage, 'memberUUID'>): Promise<void> {
  const [{ applyEdit }, { block }] = await Promise.all([
    import('../../../ui/writing/apply-edit.ts'),
    import('../../../ui/writing/edits.ts'),
  ]);
  const reading = document.activeElement;
  const markdown = quoteMarkdown({ name: nickname, passage: text });
  applyEdit(field, (typed) => block({ ...typed, start: typed.end }, markdown, [markdown.length, markdown.length]));
  if (reading instanceof HTMLElement && reading !== field) reading.focus({ preventScroll: true });
}

/** In the new comment on the answer, after what was begun there. */
const asComment = (passage: string) => (begun: string) =>
  `${begun === '' ? '' : `${begun.trimEnd()}\n\n`}${passage
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}\n\n`;

/** Quoting within one room: the field that is written in, and how many passages went into the comment on which answer. */
export function useRoomQuoting(
  { club, quiz }: QuizAddress,
  { can, draft }: Pick<AnswerRoom, 'can' | 'draft'>,
  openThread: (memberUUID: string) => void,
) {
  const toast = useToast();
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  // The field stands as soon as the room does: that peers can be quoted into it now need not hold that up.
  const hold = useCallback((element: HTMLTextAreaElement | null) => startTransition(() => setField(element)), []);
  const [names, setNames] = useState(() => namesQuotedIn(draft.text ?? ''));
  const [seeds, setSeeds] = useState({ memberUUID: '', count: 0 });
  const quote = ({ memberUUID: _, ...passage }: Passage) => {
    if (!field) return;
    void write(field, passage).then(() => toast({ message: words.quoted(passage.nickname), tone: 'good' }));
  };
  const comment = ({ memberUUID, text }: Passage) => {
    changeKeptText(`reply:${club}:${quiz}:${memberUUID}`, asComment(text));
    setSeeds(({ count }) => ({ memberUUID, count: count + 1 }));
    openThread(memberUUID);
  };
  const quoting: Quoting = {
    quoted: new Set(names === '' ? [] : names.split('\n')),
    quote: can.quote && field ? quote : null,
    comment: can.react ? comment : null,
  };
  return {
    quoting,
    onField: hold,
    /** Which names the text quotes, one a line. */
    onQuoted: setNames,
    seedsOf: (memberUUID: string) => (seeds.memberUUID === memberUUID ? seeds.count : 0),
  };
}
