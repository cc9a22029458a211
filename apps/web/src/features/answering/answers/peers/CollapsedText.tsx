import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { followOverflow } from './follow-overflow.ts';
import { peersText } from './peers.text.ts';

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
  useEffect(() => followOverflow(frame.current!), []);
  const { more, less } = peersText.peers;
  return (
    <div className="mt-2.5">
      <div ref={frame} data-collapsed="" className={cx('overflow-hidden', !isOpen && 'max-h-[7em]')}>
        <div data-quotable={author.memberUUID} data-nickname={author.nickname}>
          <Markdown text={text} headingLevel={4} className="text-base! leading-[1.75]!" />
        </div>
      </div>
      <button
        type="button"
        // Until it is known that there is more; from then on it is the frame's.
        hidden
        suppressHydrationWarning
        aria-expanded={isOpen}
        aria-label={`${label} ${isOpen ? less : more}`}
        onClick={() => setOpen(!isOpen)}
        className="touch-target font-semibold text-brand-ink hover:underline"
      >
        {isOpen ? less : more}
      </button>
    </div>
  );
}
