import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { quotingText } from './quoting.text.ts';
import { useQuoting } from './quoting.ts';

const words = quotingText;
const QuoteDialog = lazy(() => import('./QuoteDialog.tsx').then((module) => module.QuoteDialog), {
  failure: 'popover',
});

/** Quotes a sentence of the answer into one's own; says whether that was done. */
export function QuoteButton({ card: { member, text } }: { readonly card: AnswerCard }) {
  const { quote, quoted } = useQuoting();
  const [isOpen, setOpen] = useState(false);
  if (!quote) return null;
  const isQuoted = quoted.has(member.nickname);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        onPress={() => setOpen(true)}
        aria-label={words.of(member.nickname, isQuoted)}
        className={isQuoted ? 'px-2! text-brand-ink' : 'px-2! text-ink-3'}
      >
        {isQuoted ? words.done : words.short}
      </Button>
      {isOpen && (
        <Suspense>
          <QuoteDialog
            nickname={member.nickname}
            text={text}
            onClose={() => setOpen(false)}
            onChoose={(passage) => {
              setOpen(false);
              quote({ memberUUID: member.memberUUID, nickname: member.nickname, text: passage });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
