import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { letterKey } from '../../../../ui/keys/page-keys.ts';
import { SelectionBar, type MarkedAction } from '../../../../ui/text/SelectionBar.tsx';
import { type Marked, useMarked } from '../../../../ui/text/use-marked.ts';
import { quotingText } from './quoting.text.ts';
import { useQuoting, type Passage } from './quoting.ts';

const words = quotingText;
/** Q, and the letter that stands on its key while the Korean keyboard is on. */
const QUOTE_KEYS = ['q', 'ㅂ'];

function passageIn({ within, text }: Marked): Passage | null {
  const { quotable: memberUUID, nickname } = within.dataset;
  return memberUUID === undefined || nickname === undefined ? null : { memberUUID, nickname, text };
}

/** Over a marked passage of a peer's answer: what can be done with it. */
export function QuotePop() {
  const { quote, comment } = useQuoting();
  const marked = useMarked('[data-quotable]');
  const passage = marked && passageIn(marked);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!passage || !quote || !QUOTE_KEYS.includes(letterKey(event) ?? '')) return;
    event.preventDefault();
    quote(passage);
    getSelection()?.removeAllRanges();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  if (!marked || !passage) return null;
  const actions: MarkedAction[] = [];
  if (quote) {
    const label = (
      <>
        {words.quote}
        <span aria-hidden="true" className="max-desktop:hidden">
          <Kbd>Q</Kbd>
        </span>
      </>
    );
    actions.push({ id: 'quote', label, onPress: () => quote(passage) });
  }
  if (comment) {
    const label = (
      <>
        <Icon name="comment" size={15} />
        {words.comment}
      </>
    );
    actions.push({ id: 'comment', label, onPress: () => comment(passage) });
  }
  return actions.length > 0 && <SelectionBar label={words.marked} marked={marked} actions={actions} />;
}
