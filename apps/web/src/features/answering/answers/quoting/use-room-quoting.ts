import { quoteMarkdown } from '@dure/contract/answering/answers/quote-rules';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { startTransition, useCallback, useLayoutEffect, useState } from 'react';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import type { LoadFailure } from '../../../../kernel/lazy/load-failure.ts';
import { loadWithRetry } from '../../../../kernel/lazy/load-with-retry.ts';
import { changeKeptText } from '../../../../kernel/use-kept-text.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { uiText } from '../../../../ui/ui.text.ts';
import { quotingText } from './quoting.text.ts';
import { hasDraft } from '../room-steps.ts';
import { namesQuotedIn, quotingStore, type Passage, type Quoting } from './quoting.ts';

const words = quotingText;

const loadEdits = () =>
  Promise.all([import('../../../../ui/writing/apply-edit.ts'), import('../../../../ui/writing/edits.ts')]);

/** Writes a passage where the caret stands in the own answer; whoever reads goes on reading. */
async function write(
  field: HTMLTextAreaElement,
  { nickname, text }: Omit<Passage, 'memberUUID'>,
  tell: (failure: LoadFailure | undefined) => void,
): Promise<void> {
  const [{ applyEdit }, { block }] = await loadWithRetry(loadEdits, tell);
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
  room: Pick<AnswerRoom, 'answerStatus' | 'can' | 'draft' | 'final' | 'revision'>,
  openThread: (memberUUID: string) => void,
) {
  const { answerStatus, can, draft } = room;
  const toast = useToast();
  // Undefined until the editor is taken over, which stands there already where one is writing.
  const [field, setField] = useState<HTMLTextAreaElement | null>();
  const [first] = useState(() => Promise.withResolvers<HTMLTextAreaElement>());
  // The field stands as soon as the room does: that peers can be quoted into it now need not hold that up.
  const hold = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (element) first.resolve(element);
      startTransition(() => setField(element));
    },
    [first],
  );
  const [names, setNames] = useState(() => namesQuotedIn(draft.text ?? ''));
  const [seeds, setSeeds] = useState({ memberUUID: '', answerStatus, count: 0 });
  const quote = ({ memberUUID: _, ...passage }: Passage) => {
    void Promise.resolve(field ?? first.promise)
      .then((known) => write(known, passage, (failure) => failure && toast({ message: uiText.loadFailure[failure] })))
      .then(() => toast({ message: words.quoted(passage.nickname), tone: 'good' }));
  };
  const comment = ({ memberUUID, text }: Passage) => {
    changeKeptText(`reply:${club}:${quiz}:${memberUUID}`, asComment(text));
    setSeeds(({ count }) => ({ memberUUID, answerStatus, count: count + 1 }));
    openThread(memberUUID);
  };
  const isWriting = field === undefined ? room.final === null || hasDraft(room) : field !== null;
  const quoting: Quoting = {
    quoted: new Set(names === '' ? [] : names.split('\n')),
    quote: can.quote && isWriting ? quote : null,
    comment: can.react ? comment : null,
  };
  const [store] = useState(() => quotingStore(quoting));
  useLayoutEffect(() => store.set(quoting));
  return {
    quoting: store,
    onField: hold,
    /** Which names the text quotes, one a line. */
    onQuoted: setNames,
    // The next step leads on: the comment, which stands elsewhere then, does not ask for the focus again.
    seedsOf: (memberUUID: string) =>
      seeds.memberUUID === memberUUID && seeds.answerStatus === answerStatus ? seeds.count : 0,
  };
}
