import { Button } from '../../../../ui/buttons/Button.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { RelativeTime } from '../../../../ui/dates/RelativeTime.tsx';
import { conflictText } from './conflict.text.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

const words = conflictText;

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly savedAt?: string | null;
  readonly action: string;
  readonly onChoose: () => void;
}

function Side({ title, text, savedAt = null, action, onChoose }: SideProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="font-bold">{title}</h3>
        {savedAt !== null && <RelativeTime date={savedAt} className="text-sm text-ink-3" />}
      </div>
      <div
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll in their box, by keyboard too
        tabIndex={0}
        className="max-h-60 flex-1 overflow-y-auto rounded-box border border-line bg-sunken p-3"
      >
        {text === '' ? words.empty : <Markdown text={text} headingLevel={4} />}
      </div>
      <Button onPress={onChoose}>{action}</Button>
    </section>
  );
}

/** Two windows wrote: both texts are shown, and nothing goes on until one is chosen. */
export function ConflictDialog({ draft: { theirs, value, engine } }: { readonly draft: AnswerDraft }) {
  if (theirs === null) return null;
  return (
    <Dialog title={words.title} isOpen size="large" onClose={() => engine.choose('mine')}>
      <p className="mb-4 text-ink-2">{words.body}</p>
      <div className="grid gap-5 desktop:grid-cols-2">
        <Side title={words.mine} text={value} action={words.chooseMine} onChoose={() => engine.choose('mine')} />
        <Side
          title={words.theirs}
          text={theirs.value}
          savedAt={theirs.savedAt}
          action={words.chooseTheirs}
          onChoose={() => engine.choose('theirs')}
        />
      </div>
    </Dialog>
  );
}
