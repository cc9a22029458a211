import { MAX_RELATED_QUIZZES } from '@dure/contract/publishing/posts/post-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMyQuizzes } from '../../../../api/authoring/quizzes/lounge.reads.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { NativeButton } from '../../../../ui/buttons/NativeButton.tsx';
import { RemovableTag } from '../../../../ui/buttons/RemovableTag.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import type { ChosenQuiz } from './post-values.ts';
import { writingText as text } from './writing.text.ts';

export interface QuizzesFieldProps {
  readonly value: readonly ChosenQuiz[];
  readonly onChange: (quizzes: readonly ChosenQuiz[]) => void;
}

const SHOWN = 6;

/** Own quizzes that the text leads to. */
export function QuizzesField({ value, onChange }: QuizzesFieldProps) {
  const [keyword, setKeyword] = useState('');
  const found = useQuery({ ...listMyQuizzes({ query: { keyword, size: SHOWN } }), enabled: keyword !== '' });
  const isChosen = ({ quizSequence }: ChosenQuiz) => value.some((one) => one.quizSequence === quizSequence);
  const offered = keyword === '' ? undefined : found.data?.contents.filter((quiz) => !isChosen(quiz));
  return (
    <section aria-label={text.quizzes} className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{text.quizzes}</h2>
      <p className="text-sm text-ink-3">{text.quizzesHelp}</p>
      {value.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {value.map((quiz) => (
            <li key={quiz.quizSequence}>
              <RemovableTag
                label={plainQuestion(quiz.question)}
                onRemove={() => onChange(value.filter((one) => one !== quiz))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < MAX_RELATED_QUIZZES && (
        <SearchField
          label={text.findQuiz}
          placeholder={text.findQuiz}
          delay={100}
          value={keyword}
          onChange={setKeyword}
        />
      )}
      {offered?.length === 0 && <p className="text-sm text-ink-3">{text.noQuiz}</p>}
      {offered && offered.length > 0 && (
        <ul className="divide-y divide-line rounded-box border border-line">
          {offered.map(({ quizSequence, question }) => (
            <li key={quizSequence}>
              <NativeButton
                onPress={() => {
                  onChange([...value, { quizSequence, question }]);
                  setKeyword('');
                }}
                className="min-h-11 w-full px-3 py-2 text-left text-sm hover:bg-sunken"
              >
                {plainQuestion(question)}
              </NativeButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
