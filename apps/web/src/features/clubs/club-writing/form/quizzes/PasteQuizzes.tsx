import { isFaulty } from '@dure/contract/imports/checked-row';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../../ui/fields/TextArea.tsx';
import { questionsIn, type PastedQuiz } from './pasted.ts';
import { checkedPastes, quizOfRow } from './pasted-rows.ts';
import { quizFormText as text } from './quiz-form.text.ts';

const PastedDialog = lazy(() => import('./PastedDialog.tsx').then((module) => module.PastedDialog), {
  failure: 'popover',
});

/** Questions from elsewhere: what is pasted becomes quizzes at once, what is typed by the button; what the form cannot hold is looked through first. */
export function PasteQuizzes({ onQuizzes }: { readonly onQuizzes: (quizzes: readonly PastedQuiz[]) => void }) {
  const [typed, setTyped] = useState('');
  const [doubtful, setDoubtful] = useState<string>();
  /** Whether there is a question in the text. */
  const take = (pasted: string): boolean => {
    const rows = checkedPastes(questionsIn(pasted));
    if (rows.some(isFaulty)) setDoubtful(pasted);
    else if (rows.length > 0) onQuizzes(rows.map(quizOfRow));
    return rows.length > 0;
  };
  return (
    <div
      className="flex flex-col gap-2"
      onPaste={(event) => {
        if (typed === '' && doubtful === undefined && take(event.clipboardData.getData('text/plain')))
          event.preventDefault();
      }}
    >
      <TextArea label={text.paste} description={text.pasteHint} rows={2} value={typed} onChange={setTyped} />
      {typed.trim() !== '' && (
        <Button
          size="small"
          className="self-start"
          onPress={() => {
            take(typed);
            setTyped('');
          }}
        >
          {text.pasteNow}
        </Button>
      )}
      {doubtful !== undefined && (
        <Suspense>
          <PastedDialog
            rows={checkedPastes(questionsIn(doubtful))}
            onQuizzes={(quizzes) => {
              setDoubtful(undefined);
              onQuizzes(quizzes);
            }}
            onClose={() => {
              // Nothing that was pasted is lost.
              setTyped(doubtful);
              setDoubtful(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
