import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useCanCopy } from '../../../../ui/buttons/use-can-copy.ts';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { useCopy } from '../../../../ui/buttons/use-copy.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { leftoverText } from './leftover.text.ts';
import { draftStore, type Step } from './draft.ts';

const words = leftoverText;

export interface LeftoverDraftProps {
  readonly address: QuizAddress;
  readonly step: Step;
  /** What the server kept as a draft; the device's own copy is newer. */
  readonly kept: string | null;
  readonly submitted: string | undefined;
}

/** Text that could not become an answer any more: it is still there to be copied. */
export function LeftoverDraft({ address, step, kept, submitted }: LeftoverDraftProps) {
  const [store] = useState(() => draftStore(address, step));
  const [local, setLocal] = useState(() => store.read()?.value);
  const text = local ?? kept ?? '';
  const canCopy = useCanCopy();
  const copy = useCopy();
  if (text.trim() === '' || text === submitted) return null;
  return (
    <section aria-label={words.title} className="rounded-box border border-line bg-surface p-4">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-sm text-ink-3">{words.body}</p>
      <Markdown text={text} className="mt-2 max-h-60 overflow-y-auto text-ink-2" />
      <div className="mt-3 flex gap-2">
        {canCopy && (
          <Button size="small" icon="copy" onPress={() => copy(text)}>
            {words.copy}
          </Button>
        )}
        {local !== undefined && (
          <Button
            size="small"
            variant="ghost"
            onPress={() => {
              store.clear();
              setLocal(undefined);
            }}
          >
            {words.drop}
          </Button>
        )}
      </div>
    </section>
  );
}
