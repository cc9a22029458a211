import type { AnswerCard } from '@dure/contract/answers/answers.views';
import { useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { peersText } from './peers.text.ts';
import { useOverflow } from './use-overflow.ts';

export interface CollapsedTextProps {
  readonly text: string;
  readonly label: string;
  /** Whose passages can be quoted out of it. */
  readonly author: Pick<AnswerCard['member'], 'memberUUID' | 'nickname'>;
}

/** A text of which a few lines show until the rest is asked for. */
export function CollapsedText({ text, label, author }: CollapsedTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isOver = useOverflow(frame);
  const { more, less } = peersText.peers;
  return (
    <div className="mt-2.5">
      <div ref={frame} className={cx('overflow-hidden', !isOpen && 'max-h-[7em]')}>
        <div data-quotable={author.memberUUID} data-nickname={author.nickname}>
          <Markdown text={text} headingLevel={4} className="text-base! leading-[1.75]!" />
        </div>
      </div>
      {(isOver || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${label} ${isOpen ? less : more}`}
          onClick={() => setOpen(!isOpen)}
          className="touch-target font-semibold text-brand-ink hover:underline"
        >
          {isOpen ? less : more}
        </button>
      )}
    </div>
  );
}
