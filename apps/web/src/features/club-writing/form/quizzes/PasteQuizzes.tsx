import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { questionsIn, type PastedQuiz } from './pasted.ts';
import { quizFormText as text } from './quiz-form.text.ts';

/** Questions from elsewhere: what is pasted becomes quizzes at once, what is typed by the button. */
export function PasteQuizzes({ onQuizzes }: { readonly onQuizzes: (quizzes: readonly PastedQuiz[]) => void }) {
  const [typed, setTyped] = useState('');
  const take = () => {
    const quizzes = questionsIn(typed);
    if (quizzes.length > 0) onQuizzes(quizzes);
    setTyped('');
  };
  return (
    <div
      className="flex flex-col gap-2"
      onPaste={(event) => {
        const quizzes = questionsIn(event.clipboardData.getData('text/plain'));
        if (typed !== '' || quizzes.length === 0) return;
        event.preventDefault();
        onQuizzes(quizzes);
      }}
    >
      <TextArea label={text.paste} description={text.pasteHint} rows={2} value={typed} onChange={setTyped} />
      {typed.trim() !== '' && (
        <Button size="small" className="self-start" onPress={take}>
          {text.pasteNow}
        </Button>
      )}
    </div>
  );
}
