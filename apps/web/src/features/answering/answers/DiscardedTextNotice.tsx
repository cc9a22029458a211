import { Button } from '../../../ui/buttons/Button.tsx';
import { draftText } from './writing/draft.text.ts';
import type { AnswerDraft } from './writing/use-answer-draft.ts';

const words = draftText.aside;

/** The text that was not chosen when two devices disagreed: still here, to be taken after all. */
export function DiscardedTextNotice({ draft: { aside, engine } }: { readonly draft: AnswerDraft }) {
  if (aside === null) return null;
  return (
    <details className="rounded-box bg-sunken px-4 py-3 text-sm text-ink-2">
      <summary className="cursor-pointer font-semibold">{words.title}</summary>
      <p className="mt-2 max-h-40 overflow-y-auto whitespace-pre-wrap">{aside}</p>
      <div className="mt-2 flex gap-2">
        <Button size="small" onPress={engine.swapAside}>
          {words.swap}
        </Button>
        <Button size="small" variant="ghost" onPress={engine.dropAside}>
          {words.drop}
        </Button>
      </div>
    </details>
  );
}
