import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { useState } from 'react';
import { AnswersBar } from '../../features/authoring/ai-writing/AnswersBar.tsx';
import { ContentPicker } from '../../features/authoring/contents/picker/ContentPicker.tsx';
import { useTakeAnswer } from '../../features/authoring/quizzes/authoring/use-take-answer.ts';
import { useSourcePlace } from './use-source-place.tsx';

/** Model answers for the quizzes of the list that have none. */
export function ManyAnswers({ quizzes }: { readonly quizzes: readonly AuthoredQuiz[] }) {
  const [content, setContent] = useState<number | null>(null);
  const { see, placeDialog } = useSourcePlace();
  const take = useTakeAnswer();
  return (
    <>
      <AnswersBar
        quizzes={quizzes.filter(({ modelAnswer, can }) => modelAnswer === '' && can.edit)}
        contentSequence={content}
        contentField={
          <ContentPicker value={content} onChange={(chosen) => setContent(chosen?.contentSequence ?? null)} />
        }
        onTake={take}
        onSee={see}
      />
      {placeDialog}
    </>
  );
}
