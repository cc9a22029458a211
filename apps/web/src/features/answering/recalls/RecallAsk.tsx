import { MAX_RECALL } from '@dure/contract/answering/recalls/ratings';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Draft } from '../../../kernel/draft/use-draft.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SaveStatus } from '../../../ui/drafts/SaveStatus.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { BottomDock } from '../../../ui/layout/BottomDock.tsx';
import { TakesInput } from '../../../ui/states/TakesInput.tsx';
import { recallsText as text } from './recalls.text.ts';

export interface RecallAskProps {
  readonly draft: Draft<string>;
  readonly takesFocus: boolean;
  readonly hasDock: boolean;
  /** Nothing else on the page comes first. */
  readonly isPrimary: boolean;
  readonly onCompare: () => void;
}

/** A short answer from memory, before anything of the old one is seen. */
export function RecallAsk({ draft, takesFocus, hasDock, isPrimary, onCompare }: RecallAskProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const isTooLong = draft.value.length > MAX_RECALL;
  const hearKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!isTooLong) onCompare();
  };
  const compare = (
    <Button variant={isPrimary ? 'primary' : 'secondary'} onPress={onCompare} isDisabled={isTooLong} className="w-full">
      {draft.value.trim() === '' ? text.compareEmpty : text.compare}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      <TakesInput>
        <TextArea
          label={text.field}
          description={text.hint}
          rows={4}
          value={draft.value}
          onChange={draft.engine.change}
          onKeyDown={hearKey}
          inputRef={field}
          {...(draft.value.length > MAX_RECALL / 2 && { limit: MAX_RECALL })}
        />
      </TakesInput>
      <SaveStatus draft={draft} byHand={text.draft} />
      {hasDock ? <BottomDock>{compare}</BottomDock> : compare}
      <p className="text-sm text-ink-3 max-desktop:hidden">{text.send}</p>
    </div>
  );
}
