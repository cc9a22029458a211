import { use, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { Kbd } from '../../../ui/keys/Kbd.tsx';
import { letterKey } from '../../../ui/keys/page-keys.ts';
import { answersText } from '../answers.text.ts';
import { QuotingContext, type Passage } from './quoting.ts';
import { useMarkedPassage } from './use-marked-passage.ts';

const words = answersText.quoting;
/** Q, and the letter that stands on its key while the Korean keyboard is on. */
const QUOTE_KEYS = ['q', 'ㅂ'];
const WIDTH = 260;
const GAP = 8;

const look =
  'inline-flex h-11 items-center gap-1.5 rounded-[8px] px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface/15 ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-current desktop:h-8 desktop:px-2.5';

/** Over a marked passage of a peer's answer: what can be done with it. */
export function QuotePop() {
  const { quote, comment } = use(QuotingContext);
  const marked = useMarkedPassage();
  const act = (with_: ((passage: Passage) => void) | null) => {
    if (!marked || !with_) return;
    with_(marked.passage);
    getSelection()?.removeAllRanges();
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!marked || !quote || !QUOTE_KEYS.includes(letterKey(event) ?? '')) return;
    event.preventDefault();
    act(quote);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  if (!marked || (!quote && !comment)) return null;
  const left = Math.max(GAP, Math.min(marked.left, document.documentElement.clientWidth - WIDTH - GAP));
  return createPortal(
    <div
      role="toolbar"
      aria-label={words.marked}
      style={{ left, top: marked.top + GAP }}
      className="fixed z-popover flex gap-0.5 rounded-[10px] bg-ink p-0.75 text-surface shadow-float"
    >
      {quote && (
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act(quote)}
          className={look}
        >
          {words.quote}
          <span aria-hidden="true" className="max-desktop:hidden">
            <Kbd>Q</Kbd>
          </span>
        </button>
      )}
      {comment && (
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act(comment)}
          className={look}
        >
          <Icon name="comment" size={15} />
          {words.comment}
        </button>
      )}
    </div>,
    // Inside of the landmark to which the passage belongs.
    document.querySelector('main') ?? document.body,
  );
}
