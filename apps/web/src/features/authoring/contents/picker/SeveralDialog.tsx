import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { contentsText } from '../contents.text.ts';
import { ContentFacts } from './ContentFacts.tsx';
import { ContentCollection } from './ContentCollection.tsx';

const text = contentsText.picker;

export interface SeveralDialogProps {
  /** Contents that are there already. */
  readonly held: ReadonlySet<number>;
  /** How many more there can be. */
  readonly room: number;
  /** How many there can be in all. */
  readonly most: number;
  readonly onClose: () => void;
  readonly onPick: (contents: readonly ContentItem[]) => void;
}

/** Contents of one's own to choose, several at once; they come in the order in which they were chosen. */
export function SeveralDialog({ held, room, most, onClose, onPick }: SeveralDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ContentItem>>(new Map());
  const choose = (content: ContentItem, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(content.contentSequence, content);
    else next.delete(content.contentSequence);
    setChosen(next);
  };
  const isFull = chosen.size >= room;
  return (
    <Dialog
      title={text.title}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <p role="status" className="mr-auto self-center text-sm text-ink-2 tabular-nums">
            {isFull ? text.full(most, room) : text.chosen(chosen.size)}
          </p>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.size === 0}
            onPress={() => {
              onPick([...chosen.values()]);
              onClose();
            }}
          >
            {text.take(chosen.size)}
          </Button>
        </>
      }
    >
      <ContentCollection
        option={(content) => {
          const isHeld = held.has(content.contentSequence);
          const isChosen = chosen.has(content.contentSequence);
          return (
            <Checkbox
              isSelected={isChosen || isHeld}
              isDisabled={isHeld || (isFull && !isChosen)}
              onChange={(next) => choose(content, next)}
              className="min-h-15.5 w-full px-3 py-2.5 hover:bg-sunken [&>span:last-child]:flex-1"
            >
              <span className="flex items-center gap-3">
                <ContentFacts content={content} />
                {isHeld && <Chip tone="good">{text.held}</Chip>}
              </span>
            </Checkbox>
          );
        }}
      />
    </Dialog>
  );
}
